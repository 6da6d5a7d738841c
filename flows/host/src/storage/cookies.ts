/** The part of `document` that holds cookies. */
export interface CookieJar {
  cookie: string
  /** Address of the document: over https its cookies are sent by https alone. */
  readonly URL?: string
}

/** The first cookie of that name, decoded; null when there is none, it cannot be decoded, or cookies are blocked. */
export function readCookie(jar: CookieJar, name: string): string | null {
  try {
    for (const pair of jar.cookie.split('; ')) {
      const split = pair.indexOf('=')
      if (split > 0 && pair.slice(0, split) === name) return decodeURIComponent(pair.slice(split + 1))
    }
  } catch {
    // Blocked cookies and broken encoding read like no cookie.
  }
  return null
}

/** Writes a cookie for the whole host. Browsers shorten long lives (Chromium: 400 days) and may refuse silently. */
export function writeCookie(jar: CookieJar, name: string, value: string, maxAgeSeconds: number): void {
  const secure = String(jar.URL).startsWith('https:') ? '; Secure' : ''
  try {
    jar.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
  } catch {
    // Cookies are blocked: callers have a second place for the value.
  }
}
