import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Whether the end of a text has been on the screen, above the bar at the bottom. Stays true. Not an IntersectionObserver: it
 * knows nothing of the bar that covers the end.
 */
export function useHasReachedEnd(isWatching: boolean, bar: RefObject<HTMLElement | null>) {
  const end = useRef<HTMLDivElement>(null)
  const [hasReached, setReached] = useState(false)
  useEffect(() => {
    if (!isWatching || hasReached) return undefined
    const check = () => {
      if (!end.current) return
      const covered = bar.current?.getBoundingClientRect().top ?? window.innerHeight
      // Half a pixel is lost where lengths are rounded.
      if (end.current.getBoundingClientRect().top <= Math.min(covered, window.innerHeight) + 1)
        setReached(true)
    }
    check()
    // Capture: the text may be inside an element that scrolls.
    document.addEventListener('scroll', check, { capture: true, passive: true })
    window.addEventListener('resize', check)
    return () => {
      document.removeEventListener('scroll', check, { capture: true })
      window.removeEventListener('resize', check)
    }
  }, [isWatching, hasReached, bar])
  return [end, hasReached] as const
}
