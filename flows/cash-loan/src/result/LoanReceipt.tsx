import type { CashQueryResultPageContent } from '@koo/api-client/types'
import { useGateway } from '@koo/page/query'
import { clockText, dayText, useAfter } from '@koo/page/time'
import { ReceiptSlip } from '@koo/steps/receipt'
import { useState } from 'react'
import { arrivalOf, arrivalText, timeText } from './arrival.ts'
import { copy } from './copy.ts'
import { cardOf, factsOf, yuan } from './loanFacts.ts'
import { calendarOf, pictureOf } from './receipt.ts'

interface LoanReceiptProps {
  loan: CashQueryResultPageContent
  /** When the review ended, ms since 1970; null where the server does not say. */
  decidedAt: number | null
  /** When the money is expected, in the server's own words. */
  stated: string | null
}

// result.16
/** The receipt of a loan whose review has passed: what was decided when, until when the money arrives, and what is due when. */
export function LoanReceipt({ loan, decidedAt, stated }: LoanReceiptProps) {
  const now = useGateway().serverNow()
  const arrival = stated === null ? arrivalOf(decidedAt) : null
  const [, setPast] = useState(false)
  // A time that has passed is not promised any more.
  useAfter(arrival !== null && now < arrival ? arrival - now : null, () => setPast(true))
  const { steps, serial } = copy.receipt
  const isExpected = arrival !== null && now < arrival
  return (
    <ReceiptSlip
      title={copy.receipt.title}
      {...(decidedAt !== null && { date: dayText(decidedAt, now) })}
      announcement={steps.passed}
      label={copy.receipt.amount}
      amount={yuan(loan.amount)}
      note={cardOf(loan)}
      steps={[
        {
          id: 'audit',
          state: 'done',
          title: steps.passed,
          ...(decidedAt !== null && { time: clockText(decidedAt) }),
        },
        {
          id: 'payout',
          state: 'active',
          title: steps.paying,
          text: arrivalText(arrival, stated, now),
          ...(isExpected && { time: copy.receipt.before(timeText(arrival, now)) }),
        },
      ]}
      facts={factsOf(loan, now)}
      serial={loan.serialNumber ? { label: serial, value: loan.serialNumber } : null}
      picture={pictureOf(loan, decidedAt)}
      calendar={calendarOf(loan)}
    />
  )
}
