import type { CreditSaveBaseInfoV2Request, UserSelectUserDataContent } from '@koo/api-client/types'

type Known = UserSelectUserDataContent['address']
type Sent = CreditSaveBaseInfoV2Request['address']
/** A level of a region. The server stores addresses by names, so the name is the code as well. */
type Level = { code: string; name: string }

/** The levels of an address that are known, from the province down, without gaps. */
export function regionOf(address: Known): readonly Level[] {
  const { province, city, area, street } = address ?? {}
  return [province, city, area, street].flatMap((name) => (name ? { code: name, name } : []))
}

/** The address to send: its levels by name; the server checks that they belong together. */
export function addressOf(region: readonly Level[], detail: string): Sent {
  const [province, city, area, street] = region.map(({ name }) => name)
  return { province, city, area, street, detail }
}
