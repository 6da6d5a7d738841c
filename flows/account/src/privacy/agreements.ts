import { isText } from '@koo/api-client'

/** An agreement of the product as the configuration lists it. */
export interface Agreement {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly version: string
}

/** The agreements of a configuration value, without those that cannot be named or opened. */
export function agreementsOf(value: unknown): Agreement[] {
  const listed: readonly unknown[] = Array.isArray(value) ? value : []
  return listed.flatMap((each, place) => {
    const { name, url, version } = (each ?? {}) as Readonly<Record<string, unknown>>
    if (!isText(name) || !isText(url) || name.trim() === '' || url === '') return []
    return [{ id: `agreement_${place}`, name, url, version: isText(version) ? version : '' }]
  })
}
