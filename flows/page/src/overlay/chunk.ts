import { useEffect, useSyncExternalStore } from 'react'

/** Code that a page needs only later. Unlike `React.lazy` it renders at once when it is there, and a failed load can be tried again. */
export interface Chunk<M> {
  /** The module if it has arrived. */
  peek(): M | null
  /** Fetches it, once; rejects when it cannot be had, and may then be called again. */
  load(): Promise<M>
  subscribe(listener: () => void): () => void
}

export function chunk<M>(fetch: () => Promise<M>): Chunk<M> {
  let module: M | null = null
  let pending: Promise<M> | null = null
  const listeners = new Set<() => void>()
  return {
    peek: () => module,
    load() {
      pending ??= fetch().then(
        (loaded) => {
          module = loaded
          for (const listener of listeners) listener()
          return loaded
        },
        (error: unknown) => {
          pending = null
          throw error
        },
      )
      return pending
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The module of a chunk, null until it is there. Does not ask for it. */
export const useChunk = <M>({ subscribe, peek }: Chunk<M>): M | null =>
  useSyncExternalStore(subscribe, peek, peek)

/** What was just shown is painted, and perhaps touched, before anything is fetched for later. */
const SHOWN_REST_MS = 200
/** The longest that a busy browser keeps the work waiting. */
const IDLE_TIMEOUT_MS = 2_000

/** Runs `work` once, at the first touch, or when `ready` has held for a moment and the browser has nothing better to do. */
export function useWhenIdle(ready: boolean, work: () => void): void {
  useEffect(() => {
    if (!ready) return undefined
    let done = false
    const run = () => {
      if (done) return
      done = true
      stop()
      work()
    }
    const hasIdle = typeof requestIdleCallback === 'function'
    let idle = 0
    const rest = window.setTimeout(() => {
      if (hasIdle) idle = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
      else run()
    }, SHOWN_REST_MS)
    window.addEventListener('pointerdown', run, { once: true, passive: true, capture: true })
    const stop = () => {
      clearTimeout(rest)
      if (hasIdle) cancelIdleCallback(idle)
      window.removeEventListener('pointerdown', run, { capture: true })
    }
    return stop
  }, [ready, work])
}
