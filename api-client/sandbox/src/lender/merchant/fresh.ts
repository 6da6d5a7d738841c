import type { Origin } from '../../origin.ts'
import { freshBooking } from './booking-state.ts'
import { freshOrder } from './order-state.ts'
import { merchantSeedOf } from './seed.ts'
import type { MerchantState } from './state.ts'
import { freshStores } from './stores.ts'

/** The state of a customer nothing has happened to yet, as the persona has it. */
export function freshMerchant({ persona, now }: Pick<Origin, 'persona' | 'now'>): MerchantState {
  const seed = merchantSeedOf(persona)
  return {
    order: freshOrder(seed, now),
    preAuditPolls: 0,
    code: null,
    stores: freshStores(seed, now),
    tobacco: { status: 0, askedAt: null, raised: false },
    booking: freshBooking(seed, now),
    windows: { shown: {}, agreed: [], promotionClickedAt: null },
    campaigns: [],
    surveys: { openedAt: {}, submittedAt: {} },
  }
}
