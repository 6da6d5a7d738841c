import { Button } from '@koo/kit/Button'
import { FooterBar } from '@koo/kit/FooterBar'
import { Page } from '@koo/kit/Page'
import { Spinner } from '@koo/kit/Spinner'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { Polling } from '../query/usePolling.ts'
import * as styles from './layout.css.ts'

export interface WaitingPageProps<Reply> {
  polling: Polling<Reply>
  title: string
  text?: ReactNode
  /** Shown when all requests were made without a result; the customer may try again. */
  usedUp: { title: string; text: ReactNode }
  /** Further buttons. */
  actions?: ReactNode
}

/** A page that waits for a decision. Without a result in time it offers to try again. */
export function WaitingPage<Reply>({ polling, title, text, usedUp, actions }: WaitingPageProps<Reply>) {
  const isWaiting = polling.kind === 'waiting' || polling.kind === 'done'
  const footer = (!isWaiting || actions) && (
    <FooterBar className={styles.actions}>
      {!isWaiting && (
        <Button block onClick={polling.refresh}>
          {copy.waiting.refresh}
        </Button>
      )}
      {actions}
    </FooterBar>
  )
  return (
    <Page busy={isWaiting} {...(footer && { footer })}>
      <div className={styles.result} role="status">
        {isWaiting && <Spinner className={styles.resultIcon} data-tone="wait" />}
        <h2 className={styles.resultTitle}>{isWaiting ? title : usedUp.title}</h2>
        <p className={styles.resultText}>{isWaiting ? text : usedUp.text}</p>
      </div>
    </Page>
  )
}
