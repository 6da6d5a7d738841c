import type { LoanAgreement } from '@koo/api-client/types'
import { useHost } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { FooterBar } from '@koo/kit/FooterBar'
import { ListRow } from '@koo/kit/ListRow'
import { LoanAmountCard } from '@koo/kit/LoanAmountCard'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { cardName, useOpenUrl } from '@koo/page'
import { useClock } from '@koo/page/time'
import { useRead } from '@koo/steps/agree/read'
import { FraudWarning } from '@koo/steps/fraud'
import { useId } from 'react'
import { factsOf, sumText } from '../figures.ts'
import type { OneClickLoan } from '../useApply.ts'
import { copy } from './copy.ts'
import * as styles from './reading.css.ts'
import type { ReadingOptions } from './step.ts'

interface ReadingListProps extends ReadingOptions {
  loan: OneClickLoan
  agreements: readonly LoanAgreement[]
  isPending: boolean
  onAgree(): unknown
  /** Opens an agreement of a listed host in a frame. */
  onFrame(url: string): Promise<void>
}

/** The loan, and its agreements with those that were read. The button opens the next one until all were. */
export function ReadingList({ kind, loan, agreements, isPending, onAgree, onFrame }: ReadingListProps) {
  const { offer, quote } = loan
  const now = useClock().now()
  const host = useHost()
  const openUrl = useOpenUrl(copy.closed)
  const { isRead, mark } = useRead()
  const hintId = useId()
  const unread = agreements.filter(({ url }) => !isRead(url))
  const [next] = unread
  const open = async (url: string) => {
    const isFramed = host.frames(url)
    // Before it opens: an agreement that opens in the window takes the place of this page.
    if (isFramed || host.opens(url)) mark(url)
    await (isFramed ? onFrame(url) : openUrl(url))
  }
  return (
    <Page
      footer={
        <FooterBar
          above={
            <p id={hintId} role="status" className={styles.hint}>
              {next ? copy.left(unread.length) : copy.all}
            </p>
          }
        >
          {next ? (
            <Button block kind="secondary" aria-describedby={hintId} onClick={() => open(next.url)}>
              {copy.next}
            </Button>
          ) : (
            <Button block lock={0} loading={isPending} aria-describedby={hintId} onClick={onAgree}>
              {copy.agree[kind]}
            </Button>
          )}
        </FooterBar>
      }
    >
      <Notice>{agreements.length === 0 ? copy.nothing : copy.intro[kind]}</Notice>
      <LoanAmountCard
        label={copy.amount}
        amount={sumText(quote.base.terms.principal)}
        card={cardName(offer.card.bankName, offer.card.cardNo)}
        facts={factsOf(offer, quote, now)}
      />
      {agreements.length > 0 && (
        <Surface pad="list" heading={copy.heading}>
          {agreements.map(({ name, url }) => (
            <ListRow
              key={url}
              label={name}
              tone="quiet"
              value={isRead(url) ? copy.read : copy.unread}
              onClick={() => open(url)}
            />
          ))}
        </Surface>
      )}
      <FraudWarning />
    </Page>
  )
}
