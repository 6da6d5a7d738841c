import { besideModal } from '@koo/kit/overlay'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { copy } from './copy.ts'
import { OPEN_KEY, TROUBLE_KEY } from './fresh-start.ts'
import type { LabHost } from './host.ts'
import * as styles from './Lab.css.ts'

const Panel = lazy(() => import('./panel/Panel.tsx'))

/** Whether the lab shows itself: it was open before the page was loaded again, or it has something to say. */
const startsOpen = (tab: { getItem(key: string): string | null }) =>
  tab.getItem(OPEN_KEY) !== null || tab.getItem(TROUBLE_KEY) !== null

/**
 * The handle at the page's edge, the keys, and where the focus goes. The drawer itself is fetched when it is first
 * opened. Page and drawer are used side by side, so nothing is hidden from assistive tools.
 */
export function Handle({ host }: { host: LabHost }) {
  const [open, setOpen] = useState(() => startsOpen(host.tab))
  /** What had the focus before somebody opened the lab; null while it opened by itself. */
  const before = useRef<Element | null>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)

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
      // Before the sheet that may be open beside the lab takes it for its own.
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
        aria-expanded={open}
        aria-keyshortcuts="Alt+L"
        aria-label={copy.open}
        {...besideModal}
        onClick={() => (open ? hide() : show())}
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
