import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/**
 * Keeps a part mounted during its exit animation: returns true while it is open and until the animations that start on
 * closing have ended. Then `onExited` is called.
 */
export function useExitAnimation(
  open: boolean,
  element: RefObject<HTMLElement | null>,
  onExited: (() => void) | undefined,
): boolean {
  const [isShown, setShown] = useState(open)
  if (open && !isShown) setShown(true)

  const exit = useEffectEvent(() => {
    setShown(false)
    onExited?.()
  })
  useEffect(() => {
    if (open || !isShown) return undefined
    let isCurrent = true
    const animations = element.current?.getAnimations() ?? []
    // allSettled, because a cancelled animation has ended as well.
    void Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
      if (isCurrent) exit()
    })
    return () => {
      isCurrent = false
    }
  }, [open, isShown, element])
  return open || isShown
}
