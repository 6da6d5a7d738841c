import type { Origin } from '../../origin.ts'
import { DAY_MS } from '../calendar.ts'
import { accountSeedOf } from './seed.ts'
import type { AccountState } from './state.ts'

/** The state of a customer nothing has happened to yet, as the persona has it. */
export function freshAccount({ world, persona }: Origin): AccountState {
  const { verified, wechat, exportedDaysAgo } = accountSeedOf(persona)
  return {
    verified,
    proved: null,
    profile: {},
    told: { gender: null, birthday: null },
    wechat: { ...wechat, ticket: null },
    complaints: [],
    exportCode: null,
    exportedAt: exportedDaysAgo === null ? null : world.since - exportedDaysAgo * DAY_MS,
    positions: [],
    coupons: { looked: false, newestGrant: null },
  }
}
