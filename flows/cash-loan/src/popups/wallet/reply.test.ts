import type { MerchantRewardQueryContent } from '@koo/api-client/types'
import { describe, expect, it } from 'vitest'
import { readReward } from './reply.ts'
import { matchPopup } from './table.ts'

const read = (content: NonNullable<MerchantRewardQueryContent>) => readReward(content, 'regular')

describe('what a pop-up type of the reply means', () => {
  it.each([
    [1, { raise: null, cut: 0.05 }],
    [2, { raise: 500_000, cut: null }],
    [3, { raise: 500_000, cut: null }],
    [4, { raise: 500_000, cut: 0.05 }],
    [5, { raise: null, cut: null }],
  ])('an offer of popType %i is %j', { tags: ['popup.22'] }, (popType, offer) => {
    const pop = { showFlag: true, popType, realDeltaAmount: 5000, reduceRate: 0.05, beforeRate: 0.24 }
    expect(read({ reduceRateOrIncreaseAmountDTO: pop }).offer).toMatchObject(offer)
  })

  it.each([1, 2, 3])(
    'the reduction for a lifetime is shown with popType %i',
    { tags: ['popup.23'] },
    (popType) => {
      const reward = read({
        lifetimeFeeReductionPopupDTO: { isPop: true, popType },
        vipZoneDTO: { popBeforeDailyApr: 0.0006, popAfterDailyApr: 0.0005 },
      })
      expect(reward.lifetime).toMatchObject({ kind: popType, before: 0.0006, after: 0.0005 })
      expect(matchPopup(reward, 'ENTRY_LOAN_PAGE')).toBe('lifetimeVip')
    },
  )
})
