import type { Code } from '../code.ts'

/** Longest lists of one customer. Only what is over and done is dropped: an open repayment is among the newest. */
export const REPAYMENT_CAPS = { orders: 40, refunds: 30, visits: 10 } as const

/** What was paid on one loan. */
export interface LoanBook {
  /** Cents paid on each bill, and when each was paid off (world time); shorter than the loan where nothing was paid. */
  paidCents: number[]
  paidAt: Array<number | null>
  /** Cleared early: at which bill, when, and the charge for it in cents. */
  early: { period: number; at: number; feeCents: number } | null
  /** Signed once more after it was paid out. */
  isSigned: boolean
}

/** A bill, or a part of one, that a repayment is for. */
export interface OrderItem {
  loanId: string
  period: number
  cents: number
}

type OrderStatus = 'unpaid' | 'paying' | 'paid' | 'partial' | 'failed' | 'cancelled' | 'closed'

/** One repayment: bills, or a loan cleared early, through the cashier or debited automatically. */
export interface RepayOrder {
  repayNo: string
  kind: 'bills' | 'early' | 'auto'
  items: OrderItem[]
  cents: number
  /** World time, epoch milliseconds. */
  at: number
  /** Leave to visit the cashier; '' when there is no visit. */
  ticket: string
  callBackUrl: string
  /** Card it is taken from; '' when the customer has none. */
  userCardId: string
  bankName: string
  cardNo: string
  status: OrderStatus
  /** When money that is on its way arrives; null unless 'paying'. */
  arrivesAt: number | null
  /** Of `cents`, what was paid on bills. */
  paidCents: number
  finishedAt: number | null
  /** For the customer. */
  reason: string | null
}

/** Money on its way back to a card. */
export interface KeptRefund {
  refundNo: string
  cents: number
  at: number
  /** When it arrives, and whether the bank takes it. */
  arrivesAt: number
  isTaken: boolean
  bankName: string
  cardNo: string
  reason: string
}

/** Automatic repayment of one customer. */
export interface AutoPay {
  /** What is switched, and since when it holds; before that `wasOn` does. */
  isOn: boolean
  wasOn: boolean
  holdsFrom: number
  isAlipayOn: boolean
  /** The card signed with its bank. */
  signed: { userCardId: string; at: number; authOrderNo: string } | null
  /** A signing under way. */
  signing: { userCardId: string; authOrderNo: string; code: Code } | null
  /** `YYYY-MM-DD` of the last day whose debits were made. */
  debitedDay: string
}

/** A visit to a page of a bank. */
export interface Visit {
  id: string
  kind: 'reservedPhone' | 'afterLoan'
  /** The card or the loan. */
  subject: string
  callBackUrl: string
}

/** What the lender keeps about one customer: bills, repayment, automatic repayment, bank cards and rights. Plain JSON. */
export interface RepaymentState {
  /** By loan; a loan nothing was paid on has none. */
  books: Record<string, LoanBook>
  /** Newest first. */
  orders: RepayOrder[]
  refunds: KeptRefund[]
  autoPay: AutoPay
  visits: Visit[]
  /** Cards taken off the account. */
  removedCards: string[]
  /** The card that comes first; null: the newest. */
  defaultCardId: string | null
  /** Phone reserved with the bank, of cards where it is not the account's. */
  reservedPhones: Record<string, string>
  /** The low-fee right: when it was received, and whether it is chosen now. */
  lowFee: { receivedAt: number; isChosen: boolean } | null
  /** When the promise not to be a student was given. */
  nonStudentAt: number | null
}
