import { useRef, useState, type MouseEvent } from 'react'
import { oneInTime } from '../timing/throttle.ts'

/** Time in ms in which a second tap is ignored (click lock). */
export const CLICK_LOCK_MS = 1000

/** A click handler; a promise keeps the button locked and busy until it settles. */
export type ClickHandler = (event: MouseEvent<HTMLButtonElement>) => unknown

/**
 * Accepts one click and ignores others until `lockMs` have passed and the handler's promise, if any, has settled. The
 * check is synchronous, before React renders, so twenty clicks in one task run the handler once. For an ignored click
 * the default action is prevented, so a form is not submitted again.
 */
export function useClickLock(onClick: ClickHandler | undefined, lockMs: number) {
  const [isFree] = useState(oneInTime)
  const inFlight = useRef(false)
  const [pending, setPending] = useState(false)

  const settle = () => {
    inFlight.current = false
    setPending(false)
  }

  const handle: ClickHandler = (event) => {
    if (inFlight.current || !isFree(lockMs)) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const result = onClick?.(event)
    if (isPromise(result)) {
      inFlight.current = true
      setPending(true)
      result.then(settle, (error: unknown) => {
        settle()
        // Waiting for the promise marks it as handled, but a failure must still reach the page's error report.
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
