import type { CSSProperties } from 'react'
import type { Case } from './cases.tsx'
import styles from './doDont.module.css'
import { Foundation, Section } from './Foundation.tsx'
import page from './foundations.module.css'

/** The main parts as they are meant, beside what is not done with them. */
export function DoDont({ cases }: { cases: readonly Case[] }) {
  return (
    <Foundation
      title="Do and do not"
      lead="One question a part. On the left as it is meant; on the right what a review would send back, with the reason."
    >
      {cases.map(({ part, asks, good, bad }) => (
        <Section key={part} heading={part} note={asks}>
          <div className={styles['case']}>
            <SideOf side={good} name="Do" rule="var(--koo-color-ok)" />
            <SideOf side={bad} name="Do not" rule="var(--koo-color-bad)" />
          </div>
        </Section>
      ))}
      <p className={page['small']} style={{ marginTop: 48 }}>
        Words, figures and buttons have their table in the copy guide.
      </p>
    </Foundation>
  )
}

function SideOf({ side: { shows, says }, name, rule }: { side: Case['good']; name: string; rule: string }) {
  return (
    <figure className={styles['side']} style={{ '--rule': rule } as CSSProperties}>
      <div className={styles['stage']}>{shows}</div>
      <figcaption className={styles['says']}>
        <b>{name}</b> {says}
      </figcaption>
    </figure>
  )
}
