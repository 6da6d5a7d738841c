import { useRef, useState, type PointerEvent } from 'react'
import { TAP_PX } from '../timing/tap.ts'

/** Share of the width after which the next slide comes. */
const ENOUGH = 0.2

interface Touch {
  pointer: number
  x: number
  moved: boolean
}

/** Follows a finger sideways; up and down belong to the page. `shift` is the share of the width that the slides are moved by. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void, onTouch: () => void) {
  const touch = useRef<Touch | null>(null)
  const [shift, setShift] = useState(0)

  const shareOf = (event: PointerEvent<HTMLElement>) =>
    (event.clientX - (touch.current?.x ?? event.clientX)) / event.currentTarget.clientWidth

  const end = (event: PointerEvent<HTMLElement>, isCancelled: boolean) => {
    if (touch.current?.pointer !== event.pointerId) return
    const share = touch.current.moved && !isCancelled ? shareOf(event) : 0
    touch.current = touch.current.moved && !isCancelled ? { ...touch.current, pointer: -1 } : null
    setShift(0)
    if (Math.abs(share) > ENOUGH) onSwipe(share < 0 ? 1 : -1)
  }

  return {
    shift,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        touch.current = event.isPrimary ? { pointer: event.pointerId, x: event.clientX, moved: false } : null
        onTouch()
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const now = touch.current
        if (now?.pointer !== event.pointerId) return
        // Less is a tap on the slide.
        if (!now.moved && Math.abs(event.clientX - now.x) <= TAP_PX) return
        if (!now.moved) event.currentTarget.setPointerCapture(event.pointerId)
        now.moved = true
        setShift(shareOf(event))
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, false),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, true),
      /** The end of a swipe is no tap on the slide under it. */
      onClickCapture(event: { stopPropagation: () => void; preventDefault: () => void }) {
        if (!touch.current?.moved) return
        touch.current = null
        event.stopPropagation()
        event.preventDefault()
      },
    },
  }
}
