import { useCallback, useEffect, useRef, useState } from 'react'

export interface LazyPart<T> {
  /** The part, when its code is loaded. */
  part: T | null
  /** The last attempt failed; `prepare` tries again. */
  failed: boolean
  /** Starts loading, unless it is running or done. `isWanted`: the user waits for it, and is told when it fails. */
  prepare: (isWanted?: boolean) => void
}

/**
 * Loads a part of the kit when it is first needed. Unlike with `React.lazy`, a failed load can be tried again. Some
 * browsers do not fetch a module again that failed once: the second failure with a network is thrown to the error boundary,
 * which can load the page again. `load` must be the same function at every render.
 */
export function useLazyPart<T>(load: () => Promise<T>): LazyPart<T> {
  const [state, setState] = useState<{ part: T | null; failed: boolean }>({ part: null, failed: false })
  const [fatal, setFatal] = useState<{ error: unknown } | null>(null)
  const isWanted = useRef(false)
  const isTold = useRef(false)
  const progress = useRef<'idle' | 'loading' | 'done'>('idle')
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  const prepare = useCallback(
    (wants = false) => {
      isWanted.current ||= wants
      if (progress.current !== 'idle') return
      progress.current = 'loading'
      setState({ part: null, failed: false })
      load().then(
        (part) => {
          progress.current = 'done'
          if (mounted.current) setState({ part, failed: false })
        },
        (error: unknown) => {
          progress.current = 'idle'
          if (!mounted.current) return
          if (isTold.current && isWanted.current && navigator.onLine) return setFatal({ error })
          isTold.current ||= isWanted.current
          isWanted.current = false
          setState({ part: null, failed: true })
        },
      )
    },
    [load],
  )
  if (fatal) throw fatal.error
  return { ...state, prepare }
}
