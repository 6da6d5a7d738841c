'use client'
import { useEffect, useId, useState, type ComponentProps, type ReactNode } from 'react'
import { Amount } from '../Amount/index.ts'
import { cx } from '../cx.ts'
import { FactList, type Fact } from '../facts/FactList.tsx'
import { ownText } from '../ownText.tsx'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Receipt.css.ts'
import { Stamps, type ReceiptStep } from './Stamps.tsx'

export type ReceiptFact = Fact

export interface ReceiptProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** What it is the receipt of ("借款回执"). */
  title: string
  /** When, beside the title. */
  date?: ReactNode
  /** What the amount is ("借款金额"). */
  label: string
  /** The amount as it is shown ("12,000"); left out where it is not known. */
  amount?: string | undefined
  /** Below the amount: the card to which or from which it goes. */
  note?: ReactNode
  /** What has been done and what comes next; their times are a column of their own. */
  steps?: readonly ReceiptStep[]
  facts?: readonly ReceiptFact[]
  /** Buttons at the end of the paper: to keep it. */
  actions?: ReactNode
  /** Said by a screen reader when the receipt takes the place of something else. */
  announcement?: string
}

/** A longer amount is in smaller figures, so that it stays on one line on every phone. */
const SHORT = 11

/**
 * The receipt of something that has succeeded, on paper with a notched edge, which is printed in once. For nothing that failed or is
 * still open.
 */
export function Receipt(props: ReceiptProps) {
  const { title, date, label, amount, note, steps = [], facts = [], actions, announcement, ...rest } = props
  const id = useId()
  return (
    <section aria-labelledby={id} {...rest} className={cx(styles.root, rest.className)}>
      {announcement !== undefined && <Announcement text={announcement} />}
      <div className={styles.paper}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {date && <span className={styles.date}>{ownText(date)}</span>}
        </div>
        {amount !== undefined && (
          <div className={styles.sum}>
            <p className={styles.label}>{label}</p>
            <p className={styles.amount}>
              <Amount unit="¥" value={amount} size={amount.length > SHORT ? 'large' : 'hero'} />
            </p>
            {note && <p className={styles.note}>{ownText(note)}</p>}
          </div>
        )}
        {steps.length > 0 && (
          <div className={styles.cut}>
            <Stamps steps={steps} />
          </div>
        )}
        {facts.length > 0 && (
          <div className={styles.cut}>
            <FactList facts={facts} className={styles.facts} />
          </div>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  )
}

/** Screen readers announce what a region gets once it is there, not what it comes with. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  // oxlint-disable-next-line react/set-state-in-effect -- the region has to be there before its text
  useEffect(() => setSaid(text), [text])
  return <VisuallyHidden role="status">{said}</VisuallyHidden>
}
