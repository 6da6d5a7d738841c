import { besideModal } from '@koo/kit/overlay'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import { OPEN_KEY, START_ERROR_KEY } from '../freshStart.ts'
import type { LabHost } from '../host.ts'
import * as styles from './Handle.css.ts'
import { usePlace } from './usePlace.ts'

const Panel = lazy(() => import('../panel/Panel.tsx'))

/** Whether the lab opens by itself: it was open before a reload, or it has a message. */
const startsOpen = (tab: { getItem(key: string): string | null }) =>
  tab.getItem(OPEN_KEY) !== null || tab.getItem(START_ERROR_KEY) !== null

/**
 * The handle at the edge of the page: it can be moved, it handles the keyboard shortcut, and it restores the focus. The
 * drawer is loaded when it is first opened. Page and drawer are used side by side, so nothing is hidden from assistive
 * tools.
 */
export function Handle({ host }: { host: LabHost }) {
  const [open, setOpen] = useState(() => startsOpen(host.tab))
  /** The element that had the focus before the user opened the lab; null when the lab opened by itself. */
  const before = useRef<Element | null>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const { place, mover, wasMove } = usePlace(handle, host.local)

  const show = () => {
    before.current = document.activeElement
    host.tab.setItem(OPEN_KEY, '1')
    setOpen(true)
  }
  const hide = () => {
    host.tab.removeItem(OPEN_KEY)
    setOpen(false)
    const back = before.current
    const usable = back instanceof HTMLElement && back.isConnected && back !== document.body
    if (usable && !panel.current?.contains(back)) back.focus()
    else handle.current?.focus()
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const inside = panel.current?.contains(document.activeElement) ?? false
    if (event.altKey && event.code === 'KeyL') {
      event.preventDefault()
      if (!open) show()
      else if (inside) hide()
      else {
        before.current = document.activeElement
        panel.current?.focus()
      }
    } else if (event.key === 'Escape' && inside) {
      // Capture phase: before a sheet that is open beside the lab handles the key.
      event.stopPropagation()
      hide()
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])

  return (
    <>
      <button
        ref={handle}
        type="button"
        className={styles.handle}
        data-side={place.side}
        style={{ top: `${place.top}%` }}
        title={copy.move}
        aria-expanded={open}
        aria-keyshortcuts="Alt+L"
        aria-label={copy.open}
        {...besideModal}
        {...mover}
        onClick={() => {
          if (wasMove()) return
          if (open) hide()
          else show()
        }}
      >
        {copy.name}
      </button>
      {open && (
        <Suspense>
          <Panel host={host} ref={panel} takesFocus={() => before.current !== null} onClose={hide} />
        </Suspense>
      )}
    </>
  )
}
