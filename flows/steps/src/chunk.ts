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
  let value: M | null = null
  let pending: Promise<M> | null = null
  const listeners = new Set<() => void>()
  return {
    peek: () => value,
    load() {
      pending ??= fetch().then(
        (module) => {
          value = module
          for (const listener of listeners) listener()
          return module
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

/** How long to leave the main thread alone where the browser cannot say when it is idle. */
const IDLE_FALLBACK_MS = 300

/** Runs `work` once, when `ready` holds and the browser has nothing better to do, or at the first touch. */
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
    const handle = hasIdle
      ? requestIdleCallback(run, { timeout: 2_000 })
      : window.setTimeout(run, IDLE_FALLBACK_MS)
    window.addEventListener('pointerdown', run, { once: true, passive: true, capture: true })
    const stop = () => {
      if (hasIdle) cancelIdleCallback(handle)
      else clearTimeout(handle)
      window.removeEventListener('pointerdown', run, { capture: true })
    }
    return stop
  }, [ready, work])
}
