/**
 * Reads that the page's HTML starts before any module has arrived. The inline script fills the list, the gateway takes
 * from it; both sides use these types only, so that the inline script stays small.
 */
export interface EarlyRead {
  path: string
  /** Request body as sent, to be sure that it is the same question. */
  body: string
  response: Promise<Response>
}

declare global {
  interface Window {
    kooEarly?: EarlyRead[]
    /** Set when the app has taken over; the inline script then stops watching. */
    kooStarted?: boolean
  }
}

/** Figures older than this, in milliseconds since the page was opened, are asked for again. */
const FRESH_FOR = 30_000

/** The answer that is already on its way to this very question, once. */
export function takeEarly(
  path: string,
  body: object,
  now = performance.now(),
): Promise<Response> | undefined {
  if (now > FRESH_FOR) return undefined
  const reads = window.kooEarly ?? []
  const at = reads.findIndex((read) => read.path === path && read.body === JSON.stringify(body))
  return at < 0 ? undefined : reads.splice(at, 1)[0]?.response
}
