/**
 * Calls that a page's HTML sends before any module has loaded. The inline script fills the list, the gateway takes replies
 * from it. They share only these types, so that the inline script stays small.
 */
interface SentCall {
  path: string
  /** Request body as sent, to compare requests. */
  body: string
  /** Token that the request was sent with; null for a visitor. */
  token: string | null
  response: Promise<Response>
}

declare global {
  interface Window {
    kooEarly?: SentCall[]
    /** Set when the app has started; the inline script then does nothing more. */
    kooStarted?: boolean
    /** Resolves when the sheets for old browsers are there; never where one does not come. */
    kooSheets?: Promise<void>
    /** Set by the inline script where the browser can run the app. Without it the HTML says that the browser is too old. */
    kooRuns?: boolean
    /** Shows that the app cannot start. */
    kooFailed?: () => void
  }
}

/** Replies are used for this long after the page was opened, ms; then the request is made again. */
const FRESH_FOR = 30_000

/** The reply to the same request that was sent early, for the same customer; each is given once. */
export function takeEarly(
  path: string,
  body: object,
  token: string | null,
  now = performance.now(),
): Promise<Response> | undefined {
  if (now > FRESH_FOR) return undefined
  const sent = window.kooEarly ?? []
  const text = JSON.stringify(body)
  const at = sent.findIndex((call) => call.path === path && call.body === text && call.token === token)
  return at < 0 ? undefined : sent.splice(at, 1)[0]?.response
}
