import type { Persona } from './personas/types.ts'
import { freshAccount, type AccountState } from './lender/account/state.ts'
import { freshChannel, type ChannelState } from './lender/channel/state.ts'
import { freshCredit, type CreditState } from './lender/credit/state.ts'
import { freshHome, type HomeState } from './lender/home/state.ts'
import { freshMerchant, type MerchantState } from './lender/merchant/state.ts'
import { freshRepayment, type RepaymentState } from './lender/repayment/state.ts'
import type { User, World } from './world.ts'

/** What each domain of the lender keeps about one customer, by domain. Plain JSON. */
export interface Slices {
  account: AccountState
  credit: CreditState
  channel: ChannelState
  repayment: RepaymentState
  merchant: MerchantState
  home: HomeState
}

/** What a fresh slice is made of. `now` is world time, epoch milliseconds. */
export interface Origin {
  world: World
  user: User
  persona: Persona
  now: number
}

const fresh: { [K in keyof Slices]: (origin: Origin) => Slices[K] } = {
  account: freshAccount,
  credit: freshCredit,
  channel: freshChannel,
  repayment: freshRepayment,
  merchant: freshMerchant,
  home: freshHome,
}

/** One domain's file on a customer, begun from the persona at its first use. Changes to it are kept. */
export function sliceOf<K extends keyof Slices>(name: K, origin: Origin): Slices[K] {
  const { slices } = origin.user
  const known: Partial<Slices>[K] = slices[name]
  if (known !== undefined) return known
  const begun = fresh[name](origin)
  slices[name] = begun
  return begun
}
