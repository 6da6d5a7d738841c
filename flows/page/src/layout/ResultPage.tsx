import { FooterBar } from '@koo/kit/FooterBar'
import { IconClock, IconError, IconSuccess } from '@koo/kit/Icon'
import { Page } from '@koo/kit/Page'
import type { ReactNode } from 'react'
import { Facts, type Fact } from './Facts.tsx'
import * as styles from './layout.css.ts'

const icons = { ok: IconSuccess, bad: IconError, wait: IconClock }

export interface ResultPageProps {
  /** Success, failure, or still waiting. */
  tone: keyof typeof icons
  /** One sentence. */
  title: string
  /** What it means and what comes next. */
  text?: ReactNode
  /** At most three. */
  facts?: readonly Fact[]
  /** Buttons: one primary, the others as text. */
  actions?: ReactNode
  children?: ReactNode
}

/** A page that shows a result: icon, title, a few facts, one primary button. */
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
