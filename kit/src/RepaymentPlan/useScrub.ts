import { useRef, type ChangeEvent, type PointerEvent } from 'react'

/** How far a finger moves before it is known not to scroll the page, px. */
const SLOP = 4

interface Press {
  x: number
  /** It has moved sideways. */
  isDrag: boolean
}

/**
 * Props of a slider of `count` places that is moved from anywhere on it: WebKit moves its own only when the finger starts on
 * the thumb, which may be five pixels wide. A finger that scrolls the page selects nothing.
 */
export function useScrub(count: number, onIndex: (index: number) => void) {
  const press = useRef<Press | null>(null)

  const select = ({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const place = Math.floor(((clientX - left) / width) * count)
    onIndex(Math.min(count - 1, Math.max(0, place)))
  }
  const end = () => {
    press.current = null
  }
  return {
    onPointerDown(event: PointerEvent<HTMLInputElement>) {
      if (event.button !== 0) return
      // A finger is captured by itself.
      if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId)
      press.current = { x: event.clientX, isDrag: false }
    },
    onPointerMove(event: PointerEvent<HTMLInputElement>) {
      const { current } = press
      if (!current) return
      current.isDrag ||= Math.abs(event.clientX - current.x) > SLOP
      if (current.isDrag) select(event)
    },
    onPointerUp(event: PointerEvent<HTMLInputElement>) {
      if (press.current) select(event)
      end()
    },
    onPointerCancel: end,
    onLostPointerCapture: end,
    // By keys and screen readers; during a press the slider's own idea of the place does not count.
    onChange(event: ChangeEvent<HTMLInputElement>) {
      if (!press.current) onIndex(event.currentTarget.valueAsNumber)
    },
  }
}
