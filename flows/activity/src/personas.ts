import type { Persona } from '@koo/flow/testing'
import type { activity } from './flow.ts'

/** Customers of the activity flow. */
export const personas = [
  { name: 'answers a survey, and goes home', lines: [{ at: 'survey', exit: 'home' }] },
  { name: 'signs in, and looks at the coupons', lines: [{ at: 'signIn', exit: 'coupons' }] },
  {
    name: 'signs in, draws an article, and has it sent',
    lines: [
      { at: 'signIn', exit: 'draw' },
      { at: 'draw', with: { orderNum: 'J1' }, exit: 'orderAddress' },
      { at: 'orderAddress', exit: 'prizes' },
      { at: 'prizes' },
    ],
  },
  {
    name: 'has an older prize sent',
    lines: [
      { at: 'draw', exit: 'prizes' },
      { at: 'prizes', with: { orderNum: 'J1' }, exit: 'address' },
      { at: 'orderAddress', exit: 'prizes' },
      { at: 'prizes', exit: 'coupons' },
    ],
  },
  {
    name: 'wants a campaign, and signs in for it',
    lines: [
      { at: 'campaign', with: { campaignCode: 'C1' }, exit: 'signIn' },
      { at: 'campaign', with: { campaignCode: 'C1' }, exit: 'draw' },
      { at: 'draw', exit: 'signIn' },
      { at: 'signIn', exit: 'mine' },
    ],
  },
  { name: 'uses the coupon of a campaign', lines: [{ at: 'campaign', exit: 'use' }] },
] as const satisfies readonly Persona<keyof typeof activity.pages>[]
