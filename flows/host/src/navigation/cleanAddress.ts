/**
 * Removes personal data and secrets from an address, where they would stay in the history and in logs. No page reads them
 * from there: facts about a customer come from the server.
 */

/**
 * Endings of names that an address must not have. Names are compared in small letters, without other characters: `cardNo`,
 * `bank_card_no` and `CARD-NO-1` all end with `cardno`.
 */
export const PERSONAL_NAMES: readonly string[] = (
  'pwd verifycode smscode captcha cvv userid uid openid unionid sessionid jwt ' +
  'name mobile mobileno phone phoneno phonenumber tel mail cardno cardnum cardnumber idcard idno idnum ' +
  'idnumber certno certnum certid bankcard accountno address addr birthday gender ' +
  'latitude longitude location coordinate coordinates coords lnglat latlng'
).split(' ')

/** Words that a name must not contain anywhere: `tokenId`, `accessTicket`, `x_password_2`. */
const SECRET = /token|ticket|secret|passw|privatekey|credential|authorization/
/** Names too short for an ending: `flat` is not a place. */
const SHORT = /^(?:lat|lng|lon|gps|geo|sid)$/

/** Longest value of one name. The url gate refuses longer addresses, and other values are much shorter. */
const LONGEST = 4096

const isPersonal = (name: string): boolean => {
  const letters = name.toLowerCase().replace(/[^a-z]/g, '')
  return (
    SECRET.test(letters) || SHORT.test(letters) || PERSONAL_NAMES.some((ending) => letters.endsWith(ending))
  )
}

/** Names inside a value that is not an address: JSON, or pairs with other separators. */
const INNER_NAME = /([\w-]+)["']?\s*[:=]/g
const hasPersonal = (value: string) => (value.match(INNER_NAME) ?? []).some((name) => isPersonal(name))

/** How deep addresses may be nested: a return address inside a return address, and a few more. */
const DEEPEST = 4

/** The address without personal data in query and fragment, and without oversized values. The rest does not change. */
export function cleanAddress(address: string, depthLeft = DEEPEST): string {
  /** One `name=value`, cleaned if necessary; nothing when it has to be removed. */
  const cleanPair = (pair: string, isQuery: boolean): string[] => {
    const [[name, value] = ['', '']] = new URLSearchParams(pair)
    if (isPersonal(name) || (isQuery && value.length > LONGEST)) return []
    // The value may be an address itself, such as the page to return to.
    if (!/[?#]/.test(value)) return hasPersonal(value) ? [] : [pair]
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
