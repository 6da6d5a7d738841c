import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'

import { followExit } from './runtime/followExit.ts'
import type { PageHandle } from './runtime/location.ts'
import type { FlowRuntime } from './runtime/runtime.ts'
import type { QueryInput } from './search.ts'

/**
 * The exit of a page: one at a time, and dead with the page. It resolves once the place it leads to is on the screen. The
 * router is done earlier: until React commits the next page, this one can still be tapped.
 */
export function useExit(
  runtime: FlowRuntime,
  handle: PageHandle,
  /** Key of the entry that is rendered. */
  key: string,
  fail: (error: unknown) => void,
) {
  const alive = useRef(true)
  /** Key of the entry on the screen. */
  const shown = useRef(key)
  const waiting = useRef<(() => void)[]>([])
  const leaving = useRef<Promise<void>>(null)
  const wake = () => {
    for (const go of waiting.current.splice(0)) go()
  }
  useLayoutEffect(() => {
    shown.current = key
    wake()
  }, [key])
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
      wake()
    }
  }, [])
  return useCallback(
    (name: string, query?: QueryInput) => {
      if (!alive.current) return Promise.resolve()
      const from = shown.current
      const nextShown = () =>
        alive.current && shown.current === from && runtime.router.state.location.key !== from
          ? new Promise<void>((resolve) => waiting.current.push(resolve))
          : undefined
      leaving.current ??= followExit(runtime, handle, name, query)
        .then(nextShown, fail)
        .finally(() => {
          leaving.current = null
        })
      return leaving.current
    },
    [runtime, handle, fail],
  )
}
