/** Ways to borrow, as walks try them. */

const APP = '/pages/credit'

export interface Kind {
  name: string
  persona: string
  /** Signs the persona in. */
  phone: string
  /** Where a customer begins, and begins again. `refused`: the id of the loan that was refused before. */
  home(refused: string | null): string
  /** The call that makes the loan. */
  publish: string
  /** The loan is offered after another one, which the walk starts with and which is refused. */
  isAfterRefusal?: boolean
}

const WALLET: Kind = {
  name: 'wallet',
  persona: 'old-customer',
  phone: '13800000002',
  home: () => `${APP}/cash/home`,
  publish: 'cash/publishV2',
}

/** All kinds: walks take turns. */
const KINDS: readonly Kind[] = [
  WALLET,
  {
    name: 'one click',
    persona: 'lead-new-style',
    phone: '13800000380',
    home: (refused) =>
      refused === null ? `${APP}/cash/home` : `${APP}/result/loan?listingId=${encodeURIComponent(refused)}`,
    publish: 'cash/oneClickLoanPublish',
    isAfterRefusal: true,
  },
  {
    name: 'staff',
    persona: 'staff',
    phone: '13800000398',
    home: () => `${APP}/staff/cashLoan`,
    publish: 'staffCash/publish',
  },
]

export const kindOf = (seed: number): Kind => KINDS[seed % KINDS.length] ?? WALLET
