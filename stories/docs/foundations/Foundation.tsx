import { useLayoutEffect, type ReactNode } from 'react'
import styles from './foundations.module.css'

interface FoundationProps {
  title: string
  /** What the page answers, in a sentence or two. */
  lead: ReactNode
  children: ReactNode
}

/** The frame of a page of the foundations. */
export function Foundation({ title, lead, children }: FoundationProps) {
  // Lengths grow with the window; these pages show those of the design.
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--koo-u', '1px')
    return () => void style.removeProperty('--koo-u')
  }, [])
  return (
    <main className={styles['page']}>
      <div className={styles['inner']}>
        <h1>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
        {children}
      </div>
    </main>
  )
}

interface SectionProps {
  heading: string
  note?: ReactNode
  children: ReactNode
}

/** A part of such a page, with its heading. */
export function Section({ heading, note, children }: SectionProps) {
  return (
    <section>
      <h2>{heading}</h2>
      {note && <p className={styles['note']}>{note}</p>}
      {children}
    </section>
  )
}

/** Lets the keyboard scroll what is wider than the screen. */
const byKeyboard = { tabIndex: 0, role: 'group' }

/** What may be wider than the screen, such as a table: it scrolls by itself. */
export function Wide({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div {...byKeyboard} className={styles['scroll']} aria-label={label}>
      {children}
    </div>
  )
}
