import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react'

/** Nobody can read what changes faster. */
const SHORTEST = 500

const isStillPreferred = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The preference is read when something renders: nobody changes it while slides go by. */
const noChange = () => () => {}

/**
 * Calls `next` every so many milliseconds while it plays: not after a touch, not where less motion is asked for, not while the page is hidden
 * or the element is out of view. 0 never plays.
 */
export function useAutoplay(root: RefObject<HTMLElement | null>, interval: number, next: () => void) {
  const wait = interval > 0 ? Math.max(interval, SHORTEST) : 0
  const prefersStill = useSyncExternalStore(noChange, isStillPreferred, () => false)
  const [chosen, setOn] = useState<boolean | null>(null)
  const isOn = chosen ?? !prefersStill
  const [isSeen, setSeen] = useState(true)
  const move = useEffectEvent(next)

  useEffect(() => {
    const element = root.current
    if (!element || wait === 0) return undefined
    const page = () => setSeen(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', page)
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? undefined
        : new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true))
    observer?.observe(element)
    return () => {
      document.removeEventListener('visibilitychange', page)
      observer?.disconnect()
    }
  }, [root, wait])

  const isPlaying = isOn && isSeen && wait > 0
  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') move()
    }, wait)
    return () => clearInterval(timer)
  }, [isPlaying, wait])

  return { isOn, setOn, canPlay: wait > 0 }
}
