/** What walks need of a browser. An old Chromium has it by the DevTools protocol, WebKit by WebDriver. */

/** In CSS pixels, from the corner of the page's window. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The size of the page's window. */
export const PHONE = { width: 375, height: 812 } as const

export interface Driver {
  /** As the browser says it: `HeadlessChrome/69.0.3494.0`. */
  readonly version: string
  /** Whether pages can have the picture of a camera. */
  readonly hasCamera: boolean
  /** The value of an expression in the page, as JSON has it. Throws while a page is being replaced. */
  evaluate(expression: string): Promise<unknown>
  /** Opens an address; the page may still be loading afterwards. */
  goto(url: string): Promise<void>
  back(): Promise<void>
  tap(point: Point): Promise<void>
  /** Types into the focused field. */
  type(text: string): Promise<void>
  /** Selects a file in the input that the expression finds. */
  setFile(expression: string, file: string): Promise<void>
  /** PNG */
  picture(): Promise<Buffer>
  /** Errors of pages since the last call: uncaught, on the console, or against a policy of the page. */
  takeErrors(): readonly string[]
  close(): Promise<void>
}

/** Repeats `attempt` until it answers anything but undefined. What it throws counts as no answer, and is told at the end. */
export async function until<T>(
  what: string,
  attempt: () => T | undefined | Promise<T | undefined>,
  { ms = 20_000, every = 60 } = {},
): Promise<T> {
  const end = Date.now() + ms
  let last: Error | undefined
  do {
    try {
      const answer = await attempt()
      if (answer !== undefined) return answer
      last = undefined
    } catch (error) {
      last = error instanceof Error ? error : new Error('no reason', { cause: error })
    }
    await new Promise((resolve) => setTimeout(resolve, every))
  } while (Date.now() < end)
  throw new Error(`${what}: not within ${ms} ms${last === undefined ? '' : `; ${last.message}`}`, {
    cause: last,
  })
}
