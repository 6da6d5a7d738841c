/** Cookie whose value is sent with every request as the query parameter `cp` (spec 7). */
export const CP_COOKIE = 'CP'

const CP = /^[A-Za-z0-9_-]{1,64}$/

/** Adds `cp` to the address of a call when the cookie holds a usable value. */
export function withCp(url: string, cookie: string | null): string {
  if (cookie === null || !CP.test(cookie)) return url
  return `${url}${url.includes('?') ? '&' : '?'}cp=${cookie}`
}
