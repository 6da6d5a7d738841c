import { FooterBar } from '@koo/kit/FooterBar'
import { IconClock, IconError, IconSuccess } from '@koo/kit/Icon'
import { Page } from '@koo/kit/Page'
import type { ReactNode } from 'react'
import { Facts, type Fact } from './Facts.tsx'
import * as styles from './layout.css.ts'

const icons = { ok: IconSuccess, bad: IconError, wait: IconClock }

export interface ResultPageProps {
  /** How it ended, or that it has not. */
  tone: keyof typeof icons
  /** One sentence. */
  title: string
  /** What it means and what comes next. */
  text?: ReactNode
  /** Three at most. */
  facts?: readonly Fact[]
  /** One way on, others as text. */
  actions?: ReactNode
  children?: ReactNode
}

/** A page that says how something ended: one sentence, one picture, a few facts, one way on. */
export function ResultPage({ tone, title, text, facts = [], actions, children }: ResultPageProps) {
  const Icon = icons[tone]
  return (
    <Page {...(actions && { footer: <FooterBar className={styles.actions}>{actions}</FooterBar> })}>
      <div className={styles.result} role="status">
        <Icon className={styles.resultIcon} data-tone={tone} />
        <h2 className={styles.resultTitle}>{title}</h2>
        {text && <p className={styles.resultText}>{text}</p>}
      </div>
      {facts.length > 0 && <Facts facts={facts} />}
      {children}
    </Page>
  )
}
