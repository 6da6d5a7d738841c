import { useCallback, useEffect, useRef, useState } from 'react'

export interface LazyPart<T> {
  /** The part, once its code has come. */
  part: T | null
  /** The last attempt failed; `prepare` makes another one. */
  failed: boolean
  /** Starts loading, unless it is under way or done. */
  prepare: () => void
}

/**
 * Loads a part of the kit when it is first needed. Unlike `React.lazy`, a load that failed on a bad network can be
 * tried again. `load` must be the same function at every render.
 */
export function useLazyPart<T>(load: () => Promise<T>): LazyPart<T> {
  const [state, setState] = useState<{ part: T | null; failed: boolean }>({ part: null, failed: false })
  const progress = useRef<'idle' | 'loading' | 'done'>('idle')
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  const prepare = useCallback(() => {
    if (progress.current !== 'idle') return
    progress.current = 'loading'
    setState({ part: null, failed: false })
    load().then(
      (part) => {
        progress.current = 'done'
        if (mounted.current) setState({ part, failed: false })
      },
      () => {
        progress.current = 'idle'
        if (mounted.current) setState({ part: null, failed: true })
      },
    )
  }, [load])
  return { ...state, prepare }
}
