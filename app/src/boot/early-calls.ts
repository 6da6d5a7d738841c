/**
 * Calls that a page's HTML sends before any module has arrived. The inline script fills the list, the gateway takes from
 * it; both sides use these types only, so that the inline script stays small.
 */
interface SentCall {
  path: string
  /** Request body as sent, to be sure that it is the same request. */
  body: string
  response: Promise<Response>
}

declare global {
  interface Window {
    kooEarly?: SentCall[]
    /** Set when the app has taken over; the inline script then stops watching. */
    kooStarted?: boolean
  }
}

/** Replies older than this, in milliseconds since the page was opened, are requested again. */
const FRESH_FOR = 30_000

/** The reply that is already on its way to this very request, once. */
export function takeEarly(
  path: string,
  body: object,
  now = performance.now(),
): Promise<Response> | undefined {
  if (now > FRESH_FOR) return undefined
  const sent = window.kooEarly ?? []
  const at = sent.findIndex((call) => call.path === path && call.body === JSON.stringify(body))
  return at < 0 ? undefined : sent.splice(at, 1)[0]?.response
}
