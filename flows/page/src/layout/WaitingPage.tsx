import { Button } from '@koo/kit/Button'
import { FooterBar } from '@koo/kit/FooterBar'
import { Page } from '@koo/kit/Page'
import { Spinner } from '@koo/kit/Spinner'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { Polling } from '../query/usePolling.ts'
import * as styles from './layout.css.ts'

export interface WaitingPageProps<Answer> {
  polling: Polling<Answer>
  title: string
  text?: ReactNode
  /** Said when all requests were made and nothing is known; the customer may ask again. */
  usedUp: { title: string; text: ReactNode }
  /** Further ways on. */
  actions?: ReactNode
}

/** A page that waits for a decision: says what is being decided, and when nothing is known in time, offers to ask again. */
export function WaitingPage<Answer>({ polling, title, text, usedUp, actions }: WaitingPageProps<Answer>) {
  const isAsking = polling.kind === 'asking' || polling.kind === 'done'
  const footer = (!isAsking || actions) && (
    <FooterBar className={styles.actions}>
      {!isAsking && (
        <Button block onClick={polling.refresh}>
          {copy.waiting.refresh}
        </Button>
      )}
      {actions}
    </FooterBar>
  )
  return (
    <Page busy={isAsking} {...(footer && { footer })}>
      <div className={styles.result} role="status">
        {isAsking && <Spinner className={styles.resultIcon} data-tone="wait" />}
        <h2 className={styles.resultTitle}>{isAsking ? title : usedUp.title}</h2>
        <p className={styles.resultText}>{isAsking ? text : usedUp.text}</p>
      </div>
    </Page>
  )
}
