/** Ways to borrow, as walks try them. */

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
}

const loan = {
  home: () => `${APP}/cash/home`,
  amount: '12000',
  publish: 'cash/publishV2',
  calls: LOAN_CALLS,
  record: 'loan_cash_serial_no',
}

const WALLET: Kind = { ...loan, name: 'wallet', persona: 'old-customer', phone: '13800000002' }

/** All kinds: walks take turns. */
export const KINDS: readonly Kind[] = [
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
]

export const kindOf = (seed: number): Kind => KINDS[seed % KINDS.length] ?? WALLET
