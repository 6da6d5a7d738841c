import type { Code } from '../../engine/code.ts'

/** Length limits of one customer's lists. Only finished entries are removed: an open repayment is among the newest. */
export const REPAYMENT_CAPS = { orders: 40, refunds: 600, visits: 10, cards: 20, tickets: 10 } as const

declare module '../../engine/view.ts' {
  interface UserView {
    cards: Array<{ userCardId: string; bankName: string; cardNo: string }>
  }
}

declare module '../../engine/world.ts' {
  interface World {
    tickets: Ticket[]
  }

  interface User {
    /** Cards bound after the start, newest first. */
    cards: BoundCard[]
  }

  interface Slices {
    repayment: RepaymentState
  }
}

/** A card that was bound after the start. */
export interface BoundCard {
  userCardId: string
  bankName: string
  cardNo: string
  cardType: number
}

/** Permission to bind one card on the sandbox's page. */
interface Ticket {
  id: string
  userId: string
  callBackUrl: string
}

/** Payments of one loan. */
export interface LoanBook {
  /**
   * Cents paid on each bill, and when each was completely paid (world time); shorter than the loan where nothing was
   * paid.
   */
  paidCents: number[]
  paidAt: Array<number | null>
  /** Settled early: at which bill, when, and the charge for it in cents. */
  early: { period: number; at: number; feeCents: number } | null
  /** Signed again after its payout. */
  isSigned: boolean
}

/** A bill, or a part of one, in a repayment. */
export interface OrderItem {
  loanId: string
  period: number
  cents: number
}

type OrderStatus = 'unpaid' | 'paying' | 'paid' | 'partial' | 'failed' | 'cancelled' | 'closed'

/** One repayment: bills, or an early settlement, through the cashier or by automatic debit. */
export interface RepayOrder {
  repayNo: string
  kind: 'bills' | 'early' | 'auto'
  items: OrderItem[]
  cents: number
  /** World time, epoch milliseconds. */
  at: number
  /** Permission to visit the cashier; '' when there is no visit. */
  ticket: string
  callBackUrl: string
  /** The card that pays; '' when the customer has none. */
  userCardId: string
  bankName: string
  cardNo: string
  status: OrderStatus
  /** When a payment in progress arrives; null unless 'paying'. */
  arrivesAt: number | null
  /** The part of `cents` that was paid on bills. */
  paidCents: number
  finishedAt: number | null
  /** Text for the customer. */
  reason: string | null
}

/** A refund to a card. */
export interface KeptRefund {
  refundNo: string
  cents: number
  at: number
  /** When it arrives, and whether the bank accepts it. */
  arrivesAt: number
  isTaken: boolean
  bankName: string
  cardNo: string
  reason: string
}

/** Automatic repayment of one customer. */
export interface AutoPay {
  /** The switch, and when its last change takes effect; before that, `wasOn` applies. */
  isOn: boolean
  wasOn: boolean
  holdsFrom: number
  isAlipayOn: boolean
  /** The card that is authorised at its bank. */
  signed: { userCardId: string; at: number; authOrderNo: string } | null
  /** An authorisation in progress. */
  signing: { userCardId: string; authOrderNo: string; code: Code } | null
  /** `YYYY-MM-DD` of the last day with completed debits. */
  debitedDay: string
}

/** A visit to a page of a bank. */
export interface Visit {
  id: string
  kind: 'reservedPhone' | 'afterLoan' | 'alipay'
  /** The card or the loan; '' for neither. */
  subject: string
  callBackUrl: string
}

/** Payments, automatic repayment and rights of one customer. Plain JSON. */
export interface RepaymentState {
  /** By loan; a loan without payments has no entry. */
  books: Record<string, LoanBook>
  /** Newest first. */
  orders: RepayOrder[]
  refunds: KeptRefund[]
  autoPay: AutoPay
  visits: Visit[]
  /** Cards that were removed from the account. */
  removedCards: string[]
  /** The default card; null: the newest. */
  defaultCardId: string | null
  /** Phone numbers at the banks, for cards where they differ from the account's. */
  reservedPhones: Record<string, string>
  /** The low-fee right: when it was received, and whether it is selected now. */
  lowFee: { receivedAt: number; isChosen: boolean } | null
  /** When the customer promised not to be a student. */
  nonStudentAt: number | null
}
