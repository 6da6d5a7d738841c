/** Sends records to a service. Must not throw. */
export type Post<R> = (url: string, records: readonly R[]) => void

export interface OutboxSettings<R> {
  /** Address of the service; without one nothing is collected. */
  url: string | undefined
  post: Post<R>
  /** Runs `work` when the page is idle. */
  whenIdle(work: () => void): void
  /** The largest number of waiting records; older ones are dropped first. */
  capacity?: number
}

export interface Outbox<R> {
  add(record: R): void
  /** Sends the waiting records at once, for a page that is hidden and may not return. */
  flush(): void
}

/** Collects small records and sends them together when the page is idle. */
export function createOutbox<R>({ url, post, whenIdle, capacity = 100 }: OutboxSettings<R>): Outbox<R> {
  let waiting: R[] = []
  let planned = false
  const flush = () => {
    planned = false
    if (url === undefined || waiting.length === 0) return
    const records = waiting
    waiting = []
    post(url, records)
  }
  return {
    add(record) {
      if (url === undefined) return
      waiting.push(record)
      if (waiting.length > capacity) waiting.shift()
      if (planned) return
      planned = true
      whenIdle(flush)
    },
    flush,
  }
}

/**
 * Whether a request may outlive its page. Chromium refuses one with a JSON body before 81, which brought Intl.DisplayNames;
 * there it is sent as any other.
 */
export const mayOutlivePage = 'DisplayNames' in Intl

/** Sends without waiting for a reply, also while the page is closing. No cookies, no referrer. */
export const postQuietly: Post<object> = (url, records) => {
  void fetch(url, {
    method: 'POST',
    body: JSON.stringify({ records }),
    keepalive: mayOutlivePage,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'application/json' },
  }).catch(() => undefined)
}

/** Runs `work` in the next idle moment after the first load. */
export function whenIdle(work: () => void): void {
  const idle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5000 })
    else setTimeout(work, 200)
  }
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}
