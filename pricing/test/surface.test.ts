import { expect, test } from 'vitest'
import * as contract from '../src/contract.ts'
import * as pricing from '../src/index.ts'

/** The names of semantics 11. Callers and documents use exactly these names. */
const ALGORITHM = ['parseTerms', 'baseSchedule', 'applyBenefit', 'realAnnualRate', 'calculateSchedule']
const SELECTION = [
  'allowedSelection',
  'chooseLimitedTimeRight',
  'chooseNoCoupon',
  'reselect',
  'restoreSelection',
  'selectedList',
  'storeSelection',
  'toggleCoupon',
]
const MONEY = [
  'asCents',
  'averageCents',
  'charge',
  'exactCents',
  'positiveCents',
  'raiseTotal',
  'readDue',
  'readStatedSum',
  'statedCents',
  'subtractCents',
  'sumCents',
  'toCents',
  'totalDue',
]
const RULES = [
  'amountState',
  'amountChips',
  'couponUsability',
  'selectDefaults',
  'confirmCoupon',
  'earlySettlement',
  'planPoints',
  'planSettlement',
  'leadWaiver',
  'splitLoan',
  'loanButton',
  'isAboveRateCap',
  'offerFault',
  'offerFaults',
  'planAnnualRate',
  'planFault',
  'planPrincipal',
  'unusedCoupons',
  'withdrawCardAllowed',
]
const COST = [
  'ceilingFor',
  'costDisclosure',
  'costFault',
  'explain',
  'flowRate',
  'offerCost',
  'planCost',
  'quoteCost',
  'readCeilings',
  'readStatedCost',
  'scheduleCost',
  'unitRate',
]
const CALENDAR = ['beijingDate', 'beijingTime', 'dueDay', 'readBeijingTime']
const FORMATTERS = [
  'capitalNumeral',
  'couponTitle',
  'discountText',
  'readableText',
  'money',
  'moneyCut',
  'percentFloor',
  'percentText',
  'referenceRate',
  'plainYuan',
  'preClearPeriods',
  'shortMoney',
  'thousands',
  'wan',
  'wanCents',
  'yuanText',
]

test.each([
  ...ALGORITHM,
  'quotePage',
  'periodReason',
  'comparePeriods',
  'savingRank',
  'savingSteps',
  ...RULES,
  ...COST,
  ...SELECTION,
  ...MONEY,
  'rateFor',
  'irr',
  'effectiveAnnual',
  'toContract',
  ...CALENDAR,
  ...FORMATTERS,
])('%s is a function of the package', (name) => {
  expect(typeof (pricing as Record<string, unknown>)[name]).toBe('function')
})

test('the checked readers are a separate entry', () => {
  expect(Object.keys(contract).sort()).toEqual([
    'InputError',
    'amountConfigSchema',
    'checkContract',
    'couponSchema',
    'figureSchema',
    'fromContract',
    'rateSchema',
    'rateTableEntrySchema',
    'scheduleInputSchema',
  ])
  expect(typeof contract.fromContract).toBe('function')
})
