import { clockText, momentText } from '@koo/page/time'
import { money, type Cents } from '@koo/pricing'
import { copy } from './copy.ts'
import type { ReceiptSlipProps } from './types.ts'

/** A payment that has succeeded, as the server's reply has it. */
export interface Paid {
  /** Null: not known, and not shown. */
  cents: Cents | null
  /** When, ms since 1970; null where the reply does not say. */
  at: number | null
  /** ms since 1970, by the server's clock. */
  now: number
  /** The number of the order or the repayment. */
  number: string
}

interface PaidWords {
  title: string
  /** What the amount is. */
  label: string
  /** What the number is. */
  numberLabel: string
  /** What has been done, in order. */
  steps: readonly string[]
  /** The step that the time of the reply belongs to. */
  timedStep: string
  /** What was bought. */
  facts?: readonly { label: string; value: string }[]
}

/** The receipt of a payment: its amount to the cent, what has been done, its number. */
export function paidReceipt({ cents, at, now, number }: Paid, words: PaidWords): ReceiptSlipProps {
  const { title, label, numberLabel, steps, timedStep, facts = [] } = words
  const amount = cents === null ? undefined : money(cents)
  return {
    title,
    label,
    amount,
    ...(at !== null && { date: momentText(at, now) }),
    steps: steps.map((step) => ({
      id: step,
      state: 'done',
      title: step,
      ...(at !== null && step === timedStep && { time: clockText(at) }),
    })),
    facts,
    serial: { label: numberLabel, value: number },
    picture: {
      title,
      label,
      amount: amount && `¥${amount}`,
      lines: [
        // A picture is kept for years: its day has the year.
        ...(at === null ? [] : [{ label: copy.time, value: momentText(at, 0) }]),
        ...facts,
        { label: numberLabel, value: number },
      ],
    },
  }
}
