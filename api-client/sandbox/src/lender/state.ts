import type { AccountState } from './account/state.ts'
import type { ChannelState } from './channel/state.ts'
import type { CreditState } from './credit/state.ts'
import type { HomeState } from './home/state.ts'
import type { MerchantState } from './merchant/state.ts'
import type { RepaymentState } from './repayment/state.ts'

/** What each domain of the lender keeps about one customer, by domain. Plain JSON. */
export interface Slices {
  account: AccountState
  credit: CreditState
  channel: ChannelState
  repayment: RepaymentState
  merchant: MerchantState
  home: HomeState
}
