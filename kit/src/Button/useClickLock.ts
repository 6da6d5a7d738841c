import { useEffect, useRef, useState, type MouseEvent } from 'react'

/** Time a second tap is ignored for, in ms (spec 9, click lock). */
export const CLICK_LOCK_MS = 1000

/** A click handler; a promise keeps the button locked and busy until it settles. */
export type ClickHandler = (event: MouseEvent<HTMLButtonElement>) => unknown

/**
 * Lets one click through and refuses the others until `lockMs` have passed and the handler's promise, if any,
 * has settled. The decision is made synchronously, before React renders, so twenty clicks in one task run the
 * handler once. A refused click also keeps its default (a form is not submitted again).
 */
export function useClickLock(onClick: ClickHandler | undefined, lockMs: number) {
  const openAt = useRef(0)
  const inFlight = useRef(false)
  const mounted = useRef(false)
  const [pending, setPending] = useState(false)

  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const settle = () => {
    inFlight.current = false
    if (mounted.current) setPending(false)
  }

  const handle: ClickHandler = (event) => {
    const now = performance.now()
    if (inFlight.current || now < openAt.current) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    openAt.current = now + lockMs
    const result = onClick?.(event)
    if (isPromise(result)) {
      inFlight.current = true
      setPending(true)
      result.then(settle, (error: unknown) => {
        settle()
        // Listening to the promise marks it as handled; a failure must still reach the page's error report.
        setTimeout(() => {
          throw error
        })
      })
    }
  }

  return { pending, handle }
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
}
