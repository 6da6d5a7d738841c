import { isText } from '@koo/api-client'
import type { ConfigKey } from '@koo/flow/config'

/** The configuration key of the official account, which is one of the facts about the company: `company.officialAccount`. */
export const ACCOUNT: { keys: ConfigKey[] } = { keys: ['company'] }

/** The official account in WeChat, as far as it is configured. */
export interface Account {
  /** Its name, by which it is found. */
  readonly name: string | null
  /** What its QR code says: an address of WeChat. */
  readonly link: string | null
}

/** A scanned code is opened like an address, so only those of WeChat become one. */
const WECHAT = /^https?:\/\/(?:mp\.|open\.)?weixin\.qq\.com\/[!-~]*$/
/** A longer one makes a code whose squares are smaller than a phone reads from a screen. */
const LONGEST = 200

/** The official account; its fields are `name` and `link`. */
export function readAccount(config: Readonly<Record<string, unknown>>): Account {
  const company = config['company'] as { officialAccount?: unknown } | null | undefined
  const account = company?.officialAccount as { name?: unknown; link?: unknown } | null | undefined
  const { name, link } = account ?? {}
  return {
    name: isText(name) && name.trim() !== '' ? name.trim() : null,
    link: isText(link) && link.length <= LONGEST && WECHAT.test(link) ? link : null,
  }
}
