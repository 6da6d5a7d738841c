import { freshAccount } from './lender/account/fresh.ts'
import { freshChannel } from './lender/channel/fresh.ts'
import { freshCredit } from './lender/credit/fresh.ts'
import { freshHome } from './lender/home/fresh.ts'
import { freshMerchant } from './lender/merchant/fresh.ts'
import { freshRepayment } from './lender/repayment/fresh.ts'
import type { Slices } from './lender/state.ts'
import type { Origin } from './origin.ts'

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
