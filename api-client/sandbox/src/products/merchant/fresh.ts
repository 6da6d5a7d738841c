import type { Customer } from '../../engine/customer.ts'
import { freshBooking } from './bookingState.ts'
import { freshOrder } from './orderState.ts'
import { merchantSeedOf } from './seed.ts'
import type { MerchantState } from './state.ts'
import { freshStores } from './stores.ts'
import type { Slice } from '../../engine/slices.ts'

/** The initial merchant state of a customer, from the persona's data. */
export function freshMerchant({ persona, now }: Pick<Customer, 'persona' | 'now'>): MerchantState {
  const seed = merchantSeedOf(persona)
  return {
    order: freshOrder(seed, now, persona.limit.lenderCap),
    preAuditPolls: 0,
    code: null,
    stores: freshStores(seed, now),
    tobacco: { status: 0, askedAt: null },
    booking: freshBooking(seed, now),
    made: { orders: 0, applications: 0, bookings: 0 },
    windows: { shown: {}, agreed: [], promotionClickedAt: null },
    campaigns: [],
    surveys: { openedAt: {}, submittedAt: {} },
  }
}

/** The slice of the merchant domain, for `sliceOf`. */
export const merchantSlice: Slice<'merchant'> = { name: 'merchant', create: freshMerchant }
