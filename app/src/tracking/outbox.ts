/** Where prepared records go. Must not throw. */
export type Post = (url: string, body: string) => void

export interface OutboxSettings {
  /** Address of the service; without one nothing is collected. */
  url: string | undefined
  post: Post
  /** Runs `work` when the page has nothing better to do. */
  whenIdle(work: () => void): void
  /** Most records kept while waiting; older ones are dropped first. */
  capacity?: number
}

export interface Outbox<R> {
  add(record: R): void
  /** Sends what is waiting now: when the page is hidden, it may never come back. */
  flush(): void
}

/** Collects small records and sends them together, after whatever the page is busy with. */
export function createOutbox<R>({ url, post, whenIdle, capacity = 100 }: OutboxSettings): Outbox<R> {
  let waiting: R[] = []
  let planned = false
  const flush = () => {
    planned = false
    if (url === undefined || waiting.length === 0) return
    const records = waiting
    waiting = []
    post(url, JSON.stringify({ records }))
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

/** Sends without waiting for an answer, also while the page is closing. No cookie, no referrer. */
export const postQuietly: Post = (url, body) => {
  void fetch(url, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'application/json' },
  }).catch(() => undefined)
}

/** After the first load and then in the next idle moment. */
export function whenIdle(work: () => void): void {
  const idle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5000 })
    else setTimeout(work, 200)
  }
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}
