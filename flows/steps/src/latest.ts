import { useCallback, useLayoutEffect, useRef } from 'react'

/** One function for the life of the component that always does what the newest drawing says. For handlers, not for drawing. */
export function useLatest<A extends unknown[], R>(run: (...args: A) => R): (...args: A) => R {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
