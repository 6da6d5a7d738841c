import { useLayoutEffect, useRef } from 'react'

/**
 * Runs only the first action of each opening: a sheet can still be tapped while it closes, and the second tap of a
 * double tap must not select again.
 */
export function useOncePerOpening(open: boolean): (action: () => void) => void {
  const isDone = useRef(false)
  useLayoutEffect(() => {
    if (open) isDone.current = false
  }, [open])
  return (action) => {
    if (isDone.current) return
    isDone.current = true
    action()
  }
}
