/**
 * The url gate checks every address from outside (query, server, storage, scan) before it is opened.
 *
 * It checks the text as written and never repairs it: an address that the URL parser would change is refused. The value
 * was decoded once, where it was read; it is not decoded again here.
 */

/** Why an address was refused. Codes are safe to log; the address itself is not. */
export type GateReason =
  | 'not-text'
  | 'too-long'
  | 'raw-character'
  | 'scheme'
  | 'unparsable'
  | 'userinfo'
  | 'port'
  | 'host-rewritten'
  | 'host-not-listed'
  | 'path-rewritten'
  | 'outside-base'

/** How the address is used: in the window, in a frame, or as an image. */
export type GateUse = 'navigate' | 'frame' | 'image'

export type GateResult =
  /** `path` is set for pages of this app only: path, query and hash below the base, for the router. */
  { ok: true; href: string; path: string | null } | { ok: false; reason: GateReason }

export interface GateSettings {
  /** Our own origin, such as `https://m.example.com`. The only one that may be plain http or have a port. */
  origin: string
  /** Path of the app without a slash at the end, such as `/pages/credit`. */
  base: string
  /** Further paths of the own origin that may be opened, with everything below them. Default none. */
  ownPaths?: readonly string[]
  /** Exact host names that may be opened in the window. */
  navigate: readonly string[]
  /** Exact host names that may be shown in a frame. A separate list, because a frame can reach a native bridge. */
  frame: readonly string[]
  /** Exact host names of images, besides the own origin. Default none. */
  image?: readonly string[]
}

export type UrlGate = (value: unknown, use: GateUse) => GateResult

const MAX_LENGTH = 4096
/** The characters that RFC 3986 allows in an address. All others must be percent-encoded. */
const ADDRESS_CHARACTERS = /^[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]+$/
const HTTPS = 'https://'
/** Encoded control characters, dot, slash, backslash and percent: decoded once more they would give another path. */
const ENCODED_PATH_TRICK = /%(?:[01][0-9a-f]|2[ef5]|5c|7f)/i

const refuse = (reason: GateReason): GateResult => ({ ok: false, reason })

const until = (text: string, stops: RegExp) => {
  const end = text.search(stops)
  return end < 0 ? text : text.slice(0, end)
}

/** Creates the url gate for these lists. */
export function createUrlGate({
  origin,
  base,
  ownPaths = [],
  navigate,
  frame,
  image = [],
}: GateSettings): UrlGate {
  const lists: Record<GateUse, ReadonlySet<string>> = {
    navigate: new Set(navigate),
    frame: new Set(frame),
    image: new Set(image),
  }

  const parse = (value: string) => {
    try {
      return new URL(value, origin)
    } catch {
      return null
    }
  }

  const below = (path: string, root: string) => path === root || path.startsWith(`${root}/`)
  const isOwn = (rest: string) => [base, ...ownPaths].some((root) => below(until(rest, /[?#]/), root))

  /** `rest` is path, query and hash of an address on our own origin. */
  const checkOwn = (rest: string): GateResult => {
    const path = until(rest, /[?#]/)
    if (!isOwn(rest)) return refuse('outside-base')
    const url = parse(rest)
    if (!url) return refuse('unparsable')
    if (
      url.origin !== origin ||
      url.pathname !== path ||
      path.includes('//') ||
      ENCODED_PATH_TRICK.test(path)
    ) {
      return refuse('path-rewritten')
    }
    return { ok: true, href: url.href, path: below(path, base) ? rest.slice(base.length) || '/' : null }
  }

  /** An image of our own origin, at any path: it is shown, not run. */
  const checkOwnImage = (value: string): GateResult => {
    const url = parse(value)
    if (!url) return refuse('unparsable')
    return url.origin === origin ? { ok: true, href: url.href, path: null } : refuse('host-rewritten')
  }

  return (value, use) => {
    if (typeof value !== 'string' || value === '') return refuse('not-text')
    if (value.length > MAX_LENGTH) return refuse('too-long')
    if (!ADDRESS_CHARACTERS.test(value)) return refuse('raw-character')

    if (use === 'navigate') {
      if (value.startsWith('/') && !value.startsWith('//')) return checkOwn(value)
      if (value.startsWith(origin) && isOwn(value.slice(origin.length)))
        return checkOwn(value.slice(origin.length))
      // Other paths of our own host need an entry in the list, like any host.
    }

    if (use === 'image' && (/^\/(?!\/)/.test(value) || value.startsWith(`${origin}/`)))
      return checkOwnImage(value)

    if (!value.startsWith(HTTPS)) return refuse('scheme')
    const authority = until(value.slice(HTTPS.length), /[/?#]/)
    if (authority.includes('@')) return refuse('userinfo')
    if (authority.includes(':')) return refuse('port')
    const url = parse(value)
    if (!url) return refuse('unparsable')
    if (url.protocol !== 'https:' || url.host !== authority) return refuse('host-rewritten')
    if (!lists[use].has(authority)) return refuse('host-not-listed')
    return { ok: true, href: url.href, path: null }
  }
}
