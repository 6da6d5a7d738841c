import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { describe, expect, test } from 'vitest'
import * as pricing from '../src/index.ts'

const root = join(import.meta.dirname, '..')

/** The modules in the bundle of a page that imports these names of the package. */
async function modulesOf(names: readonly string[]): Promise<string[]> {
  const entry = join(root, 'test', 'page.js')
  const bundle = await rolldown({
    cwd: root,
    input: entry,
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `export { ${names.join(', ')} } from '../src/index.ts'` : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  return output
    .flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []))
    .filter(([id, { renderedLength }]) => id !== entry && renderedLength > 0)
    .map(([id]) => (id.includes('decimal.js') ? 'decimal.js' : id.slice(root.length + 1)))
    .sort()
}

/** Names for later pages, whose figures are calculated once; they need decimal.js. */
const WITH_DECIMAL = [
  'calculateSchedule',
  'capitalNumeral',
  'earlySettlement',
  'exactCents',
  'highestSettlementFee',
  'irr',
  'isAbove24',
  'planPoints',
  'planSettlement',
  'preClearPeriods',
  'readOffer',
  'struckThroughRate',
  'toContract',
  'toContractWithRight',
  'totalDue',
]

/** What the loan page imports before it shows anything. */
const LOAN_PAGE = [
  'allowedSelection',
  'amountChips',
  'amountMessage',
  'amountState',
  'couponTitle',
  'createQuoter',
  'isAmountNotice',
  'loanButton',
  'money',
  'moneyCut',
  'percentText',
  'raiseTotal',
  'raisedLimits',
  'readAmountLimits',
  'readBeijingTime',
  'readCoupon',
  'readCouponScene',
  'readRateTable',
  'reselect',
  'restoreSelection',
  'selectedList',
  'showsStruckThrough',
  'thousands',
  'toCents',
  'wanCents',
  'yuanText',
]

describe('the first load of a page', () => {
  test.each(WITH_DECIMAL)('%s loads decimal.js', async (name) => {
    expect(await modulesOf([name])).toContain('decimal.js')
  })

  test('no other name of the package loads it', async () => {
    const light = Object.keys(pricing).filter((name) => !WITH_DECIMAL.includes(name))
    expect(await modulesOf(light)).not.toContain('decimal.js')
  })

  test('the loan page loads these modules; a new one must be listed here with its reason', async () => {
    expect(await modulesOf(LOAN_PAGE)).toEqual([
      'src/amount/amountChips.ts',
      'src/amount/amountState.ts',
      'src/amount/raisedLimits.ts',
      'src/coupon/benefitFor.ts',
      'src/coupon/bestRateCoupon.ts',
      'src/coupon/coupon.ts',
      'src/coupon/fit.ts',
      'src/coupon/reselect.ts',
      'src/coupon/selection.ts',
      'src/coupon/storedSelection.ts',
      'src/format/loan.ts',
      'src/format/money.ts',
      'src/format/rates.ts',
      'src/format/wan.ts',
      'src/fromContract/coupon.ts',
      'src/fromContract/dates.ts',
      'src/fromContract/ids.ts',
      'src/fromContract/lists.ts',
      'src/fromContract/nestedJson.ts',
      'src/fromContract/terms.ts',
      'src/inputError.ts',
      'src/loan/loanButton.ts',
      // The calendar of Beijing, by which the dates of replies are read.
      'src/number/calendar.ts',
      'src/number/cents.ts',
      'src/number/decimal.ts',
      'src/number/rate.ts',
      'src/number/rounding.ts',
      'src/page/periodQuote.ts',
      'src/page/quotePage.ts',
      'src/page/rateFor.ts',
      'src/schedule/applyBenefit.ts',
      'src/schedule/baseSchedule.ts',
      'src/schedule/checkTerms.ts',
      'src/schedule/rateCap.ts',
      'src/schedule/rates.ts',
      'src/schedule/solver.ts',
      'src/schedule/terms.ts',
    ])
  })
})
