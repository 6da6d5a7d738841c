import { IconClose } from '@koo/kit/Icon'
import { IconButton } from '@koo/kit/IconButton'
import { useEffect, useRef, useState } from 'react'
import { ClockSection } from './ClockSection.tsx'
import { copy } from './copy.ts'
import { FaultSection } from './FaultSection.tsx'
import * as styles from './Lab.css.ts'
import { LogSection } from './LogSection.tsx'
import { PersonaSection } from './PersonaSection.tsx'
import { SessionSection } from './SessionSection.tsx'
import { ThemeSection } from './ThemeSection.tsx'

/**
 * Drawer of development and demo builds: who the customer is, what goes wrong, what time it is, what was asked.
 * It does not cover the page from assistive tools: page and drawer are used side by side.
 */
export default function Lab() {
  const [open, setOpen] = useState(false)
  const [trouble, setTrouble] = useState('')
  const tab = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyL') {
        event.preventDefault()
        setOpen((was) => !was)
      }
      if (event.key === 'Escape' && panel.current?.contains(document.activeElement)) setOpen(false)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  useEffect(() => {
    if (!open) return
    const button = tab.current
    panel.current?.focus()
    return () => button?.focus()
  }, [open])

  const onTrouble = (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error))
  return (
    <>
      <button
        ref={tab}
        type="button"
        className={styles.tab}
        aria-expanded={open}
        aria-label={copy.open}
        onClick={() => setOpen(!open)}
      >
        {copy.name}
      </button>
      {open && (
        <aside ref={panel} tabIndex={-1} className={styles.panel} aria-label={copy.name}>
          <div className={styles.head}>
            <h2 className={styles.title}>{copy.name}</h2>
            <IconButton label={copy.close} onClick={() => setOpen(false)}>
              <IconClose />
            </IconButton>
          </div>
          {trouble !== '' && (
            <p role="alert" className={styles.bad}>
              {copy.lost}
              {trouble}
            </p>
          )}
          <PersonaSection onTrouble={onTrouble} />
          <SessionSection onTrouble={onTrouble} />
          <FaultSection onTrouble={onTrouble} />
          <ClockSection onTrouble={onTrouble} />
          <ThemeSection />
          <LogSection onTrouble={onTrouble} />
        </aside>
      )}
    </>
  )
}
