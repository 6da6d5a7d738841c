import { debounce, hasMoved } from '@koo/kit/timing'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import type { LabStorage } from '../host.ts'
import { coversTappable, keepPlace, placeAfter, placeAt, PLACES, readPlace, type Place } from './place.ts'

/** How long the page must be unchanged before the handle looks for a free position, in milliseconds. */
const STILL_MS = 200

/**
 * The position of the handle, and how it moves. Until the user moves it, it moves away when it would cover something of
 * the page that can be tapped. After that it keeps its position, on every page and after a reload.
 */
export function usePlace(handle: RefObject<HTMLElement | null>, local: LabStorage) {
  const [chosen, setChosen] = useState(() => readPlace(local))
  const [free, setFree] = useState<Place>(() => PLACES[0] ?? { side: 'left', top: 50 })
  const place = chosen ?? free
  /** Where the pointer was pressed, and whether it has moved since. */
  const press = useRef<{ clientX: number; clientY: number; moved: boolean } | null>(null)

  useEffect(() => {
    if (chosen) return
    const stepAside = () => {
      const element = handle.current
      if (element) setFree((now) => freePlace(element, now))
    }
    const later = debounce(stepAside, STILL_MS)
    later()
    const observer = new MutationObserver(() => later())
    observer.observe(document.body, { childList: true, subtree: true })
    const onResize = () => later()
    window.addEventListener('resize', onResize)
    return () => {
      later.cancel()
      observer.disconnect()
      window.removeEventListener('resize', onResize)
    }
  }, [chosen, handle])

  const move = (next: Place) => {
    setChosen(next)
    keepPlace(local, next)
  }
  return {
    place,
    /** Event handlers of the handle: dragging and the arrow keys move it. A tap is still a tap. */
    mover: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        press.current = { clientX: event.clientX, clientY: event.clientY, moved: false }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        const down = press.current
        if (!down) return
        down.moved ||= hasMoved(down, { clientX, clientY })
        if (down.moved) move(placeAt(clientX, clientY, window.innerWidth, window.innerHeight))
      },
      onLostPointerCapture() {
        // The click of the same press comes later, and needs to know whether it was a move.
        const done = press.current
        setTimeout(() => {
          if (press.current === done) press.current = null
        })
      },
      onKeyDown(event: KeyboardEvent) {
        const next = placeAfter(place, event.key)
        if (!next) return
        event.preventDefault()
        move(next)
      },
    },
    /** Whether the current click ended a drag. */
    wasMove: () => press.current?.moved ?? false,
  }
}

/** The current position if it covers nothing, else the first one that covers nothing; the current one if all do. */
function freePlace(handle: HTMLElement, now: Place): Place {
  const { width, height } = handle.getBoundingClientRect()
  const isFree = ({ side, top }: Place) => {
    const x = side === 'left' ? 0 : window.innerWidth - width
    const y = (window.innerHeight * top) / 100 - height / 2
    return !coversTappable(new DOMRect(x, y, width, height), handle)
  }
  return isFree(now) ? now : (PLACES.find(isFree) ?? now)
}
