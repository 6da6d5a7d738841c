import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'

/**
 * `ahead`: not yet opened. `open`. `closed`: leaving. `hidden`: has left. Styles find it as `data-state` of the veil and
 * the dialog.
 */
export type ModalState = 'ahead' | 'open' | 'closed' | 'hidden'

/** Follows `open`; from `closed` to `hidden` when the animations of leaving have ended, which `onHidden` is told. */
export function useModalState(
  open: boolean,
  element: RefObject<HTMLElement | null>,
  onHidden: (() => void) | undefined,
): ModalState {
  const [last, setLast] = useState<ModalState>('ahead')
  let state = last
  if (open) state = 'open'
  else if (last === 'open') state = 'closed'
  if (state !== last) setLast(state)

  const hide = useEffectEvent(() => {
    setLast('hidden')
    onHidden?.()
  })
  useLayoutEffect(() => {
    if (state !== 'closed') return undefined
    let isLeaving = true
    const animations = element.current?.getAnimations() ?? []
    // One that is cancelled has ended too.
    void Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
      if (isLeaving) hide()
    })
    return () => {
      isLeaving = false
    }
  }, [state, element])
  return state
}
