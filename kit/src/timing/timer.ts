/** What time is measured by and waited for. The clock of a page (`@koo/page/time`) is one, so that a test can move time. */
export interface Timer {
  /** ms since any fixed moment; nobody can set it. */
  elapsed(): number
  /** Resolves after `ms`. Never rejects. */
  wait(ms: number): Promise<void>
}

/** The timer of a real page. */
export const browserTimer: Timer = {
  elapsed: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}
