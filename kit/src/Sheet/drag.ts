import { attachDownDrag, isUnscrolled } from '../drag/downDrag.ts'
import { motion } from '../theme/motion.ts'

/** Part of the sheet's height that it must be dragged to close. */
const CLOSE_FRACTION = 0.3
/** A flick: at least this fast (px per ms) and this far (px). */
const FLICK_SPEED = 0.5
const FLICK_DISTANCE = 24

/**
 * Lets a finger drag the sheet down, and calls `dismiss` when it was dragged far or flicked. Only the transform
 * changes. A drag starts only downwards and when nothing under the finger is scrolled; all other gestures (horizontal
 * rows, inner scrolling, fields with dragging) belong to the browser. A mouse drags the sheet by the element marked
 * `data-drag-handle`. Returns a function that removes the listeners.
 */
export function attachDrag(sheet: HTMLElement, dismiss: () => void): () => void {
  const settle = () => {
    sheet.style.transition = `transform ${motion.base} ${motion.enter}`
    sheet.style.transform = ''
  }

  const off = new AbortController()
  const { signal } = off
  const drag = attachDownDrag(sheet, {
    signal,
    isFree: (target) => isUnscrolled(target, sheet),
    onMove(distance) {
      sheet.style.transition = 'none'
      sheet.style.animation = 'none'
      sheet.style.transform = `translate3d(0, ${distance}px, 0)`
    },
    onEnd(isCancelled, distance, speed) {
      // The exit animation starts where the finger left the sheet.
      sheet.style.animation = ''
      const isFlicked = speed > FLICK_SPEED && distance > FLICK_DISTANCE
      if (isCancelled || !(isFlicked || distance > sheet.offsetHeight * CLOSE_FRACTION)) {
        settle()
        return
      }
      dismiss()
      // The caller may keep the sheet open; after two frames this is known.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (sheet.dataset.state === 'open') settle()
        }),
      )
    },
  })

  // Removes the inline style when the sheet is back in place or closed.
  const rest = ({ target }: Event) => {
    if (target !== sheet || drag.isDown()) return
    sheet.style.transition = ''
    sheet.style.transform = ''
  }

  const onPointerDown = (event: PointerEvent) => {
    const { target } = event
    if (event.pointerType !== 'mouse' || event.button !== 0 || !(target instanceof Element)) return
    if (!target.closest('[data-drag-handle]') || target.closest('button')) return
    sheet.setPointerCapture(event.pointerId)
    drag.begin(event.clientX, event.clientY, event.timeStamp)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') drag.follow(event.clientX, event.clientY, event.timeStamp, sheet)
  }
  const onPointerEnd = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') drag.end(event.type !== 'pointerup')
  }

  sheet.addEventListener('pointerdown', onPointerDown, { signal })
  sheet.addEventListener('pointermove', onPointerMove, { signal })
  for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    sheet.addEventListener(name, onPointerEnd, { signal })
  sheet.addEventListener('transitionend', rest, { signal })
  sheet.addEventListener('animationend', rest, { signal })
  // A sheet that is kept or stays open must not stay where a finger had moved it: the drag ends.
  return () => off.abort()
}
