/**
 * Removes personal data and secrets from an address, where they would stay in the history and in logs. No page reads them
 * from there: facts about a customer come from the server.
 */

// Names are compared in small letters, without other characters: `cardNo`, `bank_card_no` and `CARD-NO-1` end with `cardno`.

/** Endings of names that an address must not have. */
const ENDINGS =
  'pwd|verifycode|smscode|captcha|cvv|userid|uid|openid|unionid|sessionid|jwt|' +
  'name|(?:mobile|phone)(?:no|number)?|tel|mail|(?:card|id|cert)(?:no|num|number)|idcard|certid|' +
  'bankcard|accountno|addr(?:ess)?|birthday|gender|(?:lat|long)itude|location|lnglat|latlng'
/** Words that a name must not contain anywhere: `tokenId`, `accessTicket`, `x_password_2`. */
const SECRET = 'token|ticket|secret|passw|privatekey|credential|authorization|coord'
/** Names too short for an ending: `flat` is not a place. */
const SHORT = 'lat|lng|lon|gps|geo|sid'
const PERSONAL = new RegExp(`${SECRET}|(?:${ENDINGS})$|^(?:${SHORT})$`)

/** Longest value of one name. The url gate refuses longer addresses, and other values are much shorter. */
const LONGEST = 4096

const isPersonal = (name: string): boolean => PERSONAL.test(name.toLowerCase().replace(/[^a-z]/g, ''))

/** Names inside a value that is not an address: JSON, or pairs with other separators. */
const INNER_NAME = /[\w-]+["']?\s*[:=]/g
const hasPersonal = (value: string) => (value.match(INNER_NAME) ?? []).some((name) => isPersonal(name))

/** A name or password before the host of an address: none of ours has one, so it is a secret or a trap. */
const USER_INFO = /\/\/[^/?#]*@/

/** How deep addresses may be nested: a return address inside a return address, and a few more. */
const DEEPEST = 4

/** The address without personal data in query and fragment, and without oversized values. The rest does not change. */
export function cleanAddress(address: string, depthLeft = DEEPEST): string {
  /** One `name=value`, cleaned if necessary; nothing when it has to be removed. */
  const cleanPair = (pair: string, isQuery: boolean): string[] => {
    const [[name, value] = ['', '']] = new URLSearchParams(pair)
    if (isPersonal(name) || USER_INFO.test(value) || (isQuery && value.length > LONGEST)) return []
    // The value may be an address itself, such as the page to return to.
    const path = value.replace(/[?#][^]*/, '')
    if (hasPersonal(path)) return []
    if (path === value) return [pair]
    if (depthLeft === 0) return []
    const clean = cleanAddress(value, depthLeft - 1)
    return [clean === value ? pair : `${encodeURIComponent(name)}=${encodeURIComponent(clean)}`]
  }
  return address.replace(/[?#][^#]*/g, (part) => {
    const pairs = part.slice(1).split('&')
    const clean = pairs.flatMap((pair) => cleanPair(pair, part.startsWith('?')))
    return clean.length > 0 ? part.slice(0, 1) + clean.join('&') : ''
  })
}
