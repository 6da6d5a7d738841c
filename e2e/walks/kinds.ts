/** Ways to borrow, and to what comes before it, as walks try them. */
import type { Page } from '@playwright/test'
import type { WorldView } from '@koo/sandbox'
import { actAsMerchant, repeatedOf, unlikeBooking } from './merchant.ts'

const APP = '/pages/credit'
const LOAN_CALLS = [
  'cash/getLoanAfterProcessInfo',
  'cash/queryOpenApplications',
  'cash/queryResultPage',
  'cash/confirmAgreementSign',
  'cash/*',
] as const

export interface Kind {
  name: string
  persona: string
  /** Signs the persona in. */
  phone: string
  /** Where a customer begins, and begins again. `refused`: the id of the loan that was refused before. */
  home(refused: string | null): string
  /** What the customer types, in yuan; null where the address or the order says it. */
  amount: string | null
  /** The call that makes the loan. */
  publish: string
  /** Other calls that fail. */
  calls: readonly string[]
  /** Storage key of the open application. */
  record: string
  /** The loan is offered after another one, which the walk starts with and which is refused. */
  isAfterRefusal?: boolean
  /**
   * What the customer does on pages of the scene that no loan has; false: there is nothing of it on the screen. `turn`: how often
   * the customer has done something.
   */
  act?(page: Page, turn: number): Promise<boolean>
  /** What the lender has made more often than once, beside loans. */
  repeated?(world: WorldView): string[]
  /** How what was shown at the end differs from the ledger, where it is no loan. */
  unlike?(world: WorldView, shown: string): string[]
}

const loan = {
  home: () => `${APP}/cash/home`,
  amount: '12000',
  publish: 'cash/publishV2',
  calls: LOAN_CALLS,
  record: 'loan_cash_serial_no',
}

const WALLET: Kind = { ...loan, name: 'wallet', persona: 'old-customer', phone: '13800000002' }

const merchant = { name: 'merchant', act: actAsMerchant, repeated: repeatedOf }

/** Where the application of a merchant is when the walk begins: so that its faults meet each of its writes. */
const MERCHANTS = [
  ['merchant-start', '13800000501'],
  ['merchant-opened', '13800000502'],
  ['merchant-both-proofs', '13800000527'],
  ['merchant-document-refused', '13800000523'],
  ['merchant-approved', '13800000507'],
] as const

/** From an application to a loan, and the booking of a visit. */
const MERCHANT_KINDS: readonly Kind[] = [
  ...MERCHANTS.map(([persona, phone]) => ({
    ...merchant,
    persona,
    phone,
    // The server says where the application is.
    home: () => `${APP}/merchant`,
    amount: '20000',
    publish: 'merchant/publish',
    calls: [
      'merchant/createSalesOrder',
      'merchant/createSalesOrder',
      'merchant/applyAmount',
      'merchant/applyAmount',
      'merchant/uploadPicture',
      'merchant/getLoanData',
      'merchant/*',
      'cash/queryOpenApplications',
    ],
    record: 'loan_cash_serial_no',
  })),
  {
    ...merchant,
    persona: 'merchant-start',
    phone: '13800000501',
    home: () => `${APP}/merchant/preOrder`,
    amount: null,
    publish: 'merchant/confirmReservation',
    calls: ['merchant/queryReservationStatus', 'merchant/queryArea', 'merchant/*'],
    record: 'draft_merchant_booking',
    unlike: unlikeBooking,
  },
]

/** All kinds: walks take turns. */
const KINDS: readonly Kind[] = [
  WALLET,
  {
    ...loan,
    name: 'one click',
    persona: 'lead-new-style',
    phone: '13800000380',
    home: (refused) =>
      refused === null ? `${APP}/cash/home` : `${APP}/result/loan?listingId=${encodeURIComponent(refused)}`,
    publish: 'cash/oneClickLoanPublish',
    isAfterRefusal: true,
  },
  {
    ...loan,
    name: 'staff',
    persona: 'staff',
    phone: '13800000398',
    home: () => `${APP}/staff/cashLoan`,
    publish: 'staffCash/publish',
  },
  {
    ...loan,
    name: 'mixed',
    persona: 'mixed',
    phone: '13800000388',
    home: () => `${APP}/cash/home/confirm?amount=30000&period=12&card=C1&isMixLoan=true`,
    amount: null,
    publish: 'cash/mixLoan',
  },
  {
    ...loan,
    name: 'lead',
    persona: 'lead-new-style',
    phone: '13800000380',
    home: () => `${APP}/cashLead/loan`,
  },
  {
    name: 'checkout',
    persona: 'siku-after',
    phone: '13800000327',
    // The partner signs its customers in, again and again.
    home: () => `${APP}/siku/loginsuccess?partnerToken=siku.13800000327`,
    amount: null,
    publish: 'channel/confirmPay',
    calls: [
      'channel/queryPayStatus',
      'channel/payCheck',
      'channel/queryInstalmentDetails',
      'channel/sendVerifySms',
      'channel/*',
    ],
    record: 'pay_attempt',
  },
  ...MERCHANT_KINDS,
]

/** Names of the kinds. */
export const KIND_NAMES: readonly string[] = [...new Set(KINDS.map(({ name }) => name))]

/** The kind whose turn it is; `name`: among those of this name. */
export function kindOf(seed: number, name?: string): Kind {
  const kinds = KINDS.filter((kind) => name === undefined || kind.name === name)
  return kinds[seed % kinds.length] ?? WALLET
}
