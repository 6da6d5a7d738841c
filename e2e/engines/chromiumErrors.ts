import type { DevTools } from './devtools.ts'

interface Thrown {
  readonly exceptionDetails: {
    readonly text: string
    readonly url?: string
    readonly lineNumber: number
    readonly columnNumber: number
    readonly exception?: { readonly description?: string }
  }
}
interface Said {
  readonly type: string
  readonly args: readonly {
    readonly value?: string | number | boolean | null
    readonly description?: string
  }[]
}
interface Logged {
  readonly entry: { readonly level: string; readonly text: string; readonly url?: string }
}

/** Says that a Chromium below 83 does not know Trusted Types, as the policy of the page asks for. It does nothing else. */
const UNKNOWN_DIRECTIVE =
  /^Unrecognized Content-Security-Policy directive '(?:require-trusted-types-for|trusted-types)'/

/** Errors of pages: uncaught, on the console, or against the policy of the page, which the browser's log has. */
export class ChromiumErrors {
  #found: string[] = []

  constructor(page: DevTools) {
    page.on<Thrown>('Runtime.exceptionThrown', ({ exceptionDetails: thrown }) =>
      this.#note(
        `uncaught: ${thrown.exception?.description ?? thrown.text} at ${thrown.url}:${thrown.lineNumber}:${thrown.columnNumber}`,
      ),
    )
    page.on<Said>('Runtime.consoleAPICalled', ({ type, args }) => {
      if (type !== 'error' && type !== 'assert') return
      this.#note(`console: ${args.map(({ value, description }) => String(value ?? description)).join(' ')}`)
    })
    page.on<Logged>('Log.entryAdded', ({ entry: { level, text, url } }) => {
      if (level === 'error' && !UNKNOWN_DIRECTIVE.test(text)) this.#note(`log: ${text} (${url})`)
    })
  }

  #note(text: string): void {
    this.#found.push(text)
  }

  take(): readonly string[] {
    const found = this.#found
    this.#found = []
    return found
  }
}
