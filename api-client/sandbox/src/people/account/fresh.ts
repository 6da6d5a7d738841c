import type { Customer } from '../../engine/customer.ts'
import { DAY_MS } from '../../engine/calendar.ts'
import { accountSeedOf } from './seed.ts'
import type { AccountState } from './state.ts'
import type { Slice } from '../../engine/slices.ts'

/** The initial account state of a customer, from the persona's data. */
export function freshAccount({ world, persona }: Customer): AccountState {
  const { verified, wechat, exportedDaysAgo, mobileChangedDaysAgo, complaintsToday } = accountSeedOf(persona)
  return {
    verified,
    proved: null,
    profile: {},
    told: { gender: null, birthday: null },
    wechat: { ...wechat, ticket: null },
    complaints: Array.from({ length: complaintsToday }, (_, k) => ({
      complaintNo: `TS${k}`,
      at: world.since,
      content: '还款后额度没有恢复，请核实。',
      contact: null,
      pictures: [],
    })),
    exportCode: null,
    mobileCode: null,
    mobileChangedAt: mobileChangedDaysAgo === null ? null : world.since - mobileChangedDaysAgo * DAY_MS,
    closeCode: null,
    exportedAt: exportedDaysAgo === null ? null : world.since - exportedDaysAgo * DAY_MS,
    positions: [],
    coupons: { looked: false, newestGrant: null },
  }
}

/** The slice of the account, for `sliceOf`. */
export const accountSlice: Slice<'account'> = { name: 'account', create: freshAccount }
