import type { ReceiptFact, ReceiptProps } from '@koo/kit/Receipt'

/** What the picture of a receipt shows, to the cent. Card numbers come masked: {@link cardName} of the page layer. */
export interface PictureFacts {
  /** Title of the picture, and name of its file. */
  title: string
  label: string
  /** With its sign, "¥12,000.00"; left out where it is not known. */
  amount?: string | undefined
  lines: readonly { label: string; value: string }[]
}

/** A day on which something has to be repaid. */
export interface DueDate {
  /** Day of Beijing, `2026-04-08`. */
  day: string
  /** To the cent, without its sign: "1,115.09". */
  amount: string
  /** Which period, from 1. */
  period: number
}

/** Every repayment day of one loan. */
export interface CalendarFacts {
  /** What the loan is known by: the same days get the same events, however often they are saved. */
  id: string
  days: readonly DueDate[]
}

/** What a flow hands to its receipt. What its reply does not have is left out, and then not shown. */
export interface ReceiptSlipProps extends Pick<
  ReceiptProps,
  'title' | 'date' | 'label' | 'amount' | 'note' | 'steps' | 'announcement'
> {
  facts?: readonly ReceiptFact[]
  /** The number by which customer service finds it. */
  serial?: { label: string; value: string } | null
  picture: PictureFacts
  /** The repayment days; null: there are none to come, or they are not known. */
  calendar?: CalendarFacts | null
}
