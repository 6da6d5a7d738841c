import { originOf } from './origin.ts'

/** By the address of a page: origins of partners whose pages may show it in a frame. Every other page may be framed by nobody. */
export type Ancestors = ReadonlyMap<string, readonly string[]>

/**
 * Reads who may frame which page.
 * @param list `VITE_PARTNER_ORIGINS`: origins separated by commas. `siku=https://m.siku.test` is the partner of one channel, an origin
 *   without a channel that of all.
 * @param paths the channels that lead to a page, by its address
 * @throws for an entry that is no origin, or whose channel does not exist: its partner would see an empty frame
 */
export function ancestorsOf(
  list: string | undefined,
  paths: ReadonlyMap<string, readonly string[]>,
): Ancestors {
  const channels = new Set([...paths.values()].flat())
  const partners = (list ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [, channel, address] = /^(?:([^=]+)=)?(.*)$/.exec(entry) ?? []
      const [origin] = originOf(address)
      if (origin === undefined) throw new Error(`VITE_PARTNER_ORIGINS: '${entry}' is no origin`)
      if (channel !== undefined && !channels.has(channel))
        throw new Error(
          `VITE_PARTNER_ORIGINS: '${channel}' is no channel of a partner; there are ${[...channels].join(', ')}`,
        )
      return { channel, origin }
    })
  const framed = [...paths].map(([path, leading]) => {
    const own = partners.filter(({ channel }) => channel === undefined || leading.includes(channel))
    return [path, [...new Set(own.map(({ origin }) => origin))]] as const
  })
  return new Map(framed.filter(([, origins]) => origins.length > 0))
}
