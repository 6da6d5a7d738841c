import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Duration of the scroll animation to the selected card. */
export const GLIDE_MS = 300

const settle = (share: number) => 1 - (1 - share) ** 3

/**
 * Keeps one child of a horizontal row in view, with the one before it whole: so what is cut is cut at its right, where the
 * row goes on, and its text can still be read. It scrolls at once when the row appears or the user prefers
 * reduced motion, otherwise with an animation. Touching the row or using the wheel ends the animation. Our own code,
 * because the duration of the browser's smooth scrolling cannot be set.
 */
export function useGlide(row: RefObject<HTMLElement | null>, index: number, count: number): void {
  const shown = useRef(false)

  useLayoutEffect(() => {
    const element = row.current
    const items = element?.children as HTMLCollectionOf<HTMLElement> | undefined
    const [item, first] = [items?.[index], items?.[0]]
    if (!element || !item || !first) return
    const from = element.scrollLeft
    const furthest = element.scrollWidth - element.clientWidth
    const before = (items?.[index - 1] ?? item).offsetLeft - first.offsetLeft
    const whole = item.offsetLeft + item.offsetWidth + first.offsetLeft - element.clientWidth
    const to = Math.min(Math.max(before, whole), furthest)
    const still = !shown.current || matchMedia('(prefers-reduced-motion: reduce)').matches
    shown.current = true
    if (still || from === to) {
      // oxlint-disable-next-line react/immutability -- the place of the element behind the ref, not the ref
      element.scrollLeft = to
      return
    }

    let start: number | undefined
    let frame = requestAnimationFrame(function step(time) {
      start ??= time
      const share = Math.min(1, (time - start) / GLIDE_MS)
      element.scrollLeft = from + (to - from) * settle(share)
      if (share < 1) frame = requestAnimationFrame(step)
    })
    const stop = () => cancelAnimationFrame(frame)
    element.addEventListener('touchmove', stop, { passive: true })
    element.addEventListener('wheel', stop, { passive: true })
    return () => {
      stop()
      element.removeEventListener('touchmove', stop)
      element.removeEventListener('wheel', stop)
    }
  }, [row, index, count])
}
