import { useState, type TouchEvent } from 'react'

/**
 * Whether a finger is on an element, and the handlers for it. Touch events and not pointer events: a finger that scrolls ends
 * its pointer, and is still there.
 */
export function useTouched() {
  const [isTouched, setTouched] = useState(false)
  const read = ({ touches }: TouchEvent) => setTouched(touches.length > 0)
  return [isTouched, { onTouchStart: read, onTouchEnd: read, onTouchCancel: read }] as const
}
