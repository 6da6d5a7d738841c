import { describe, expect, test } from 'vitest'
import {
  type AmountCode,
  type AmountConfig,
  type LoanScene,
  amountChips,
  amountMessage,
  amountState,
  isAmountNotice,
  raisedLimits,
  readAmountLimits,
  readCoupon,
  showsAllBorrow,
  showsMoreThanBanner,
  toCents,
} from '../index.ts'

const TEXTS = [
  '',
  ' ',
  '0',
  '00',
  '1',
  '1.5',
  '-5',
  'abc',
  '399',
  '400',
  '499',
  '500',
  '2,999',
  '3000',
  '3001',
  '5001',
  '20000',
  '20001',
  '9999999999',
  '12345678901',
]
const CONFIGS: AmountConfig[] = []
for (const canUseLoanAmount of ['0', '300', '3000', '4999.5', '5000', '20000']) {
  for (const leadFlowLoanAmount of ['0', '3000', '20000', '50000']) {
    for (const amountUpperLimit of [undefined, '0', '400', '3000', '5000', '30000']) {
      for (const minAmount of [undefined, '500', '1000']) {
        CONFIGS.push({ canUseLoanAmount, leadFlowLoanAmount, amountUpperLimit, minAmount })
      }
    }
  }
}

/** The table of semantics 6 in yuan, with one predicate per code. */
function codesThatHold(text: string, config: AmountConfig, hasFocused: boolean, scene: LoanScene): number[] {
  const L = Number(scene === 'leadFlow' ? config.leadFlowLoanAmount : config.canUseLoanAmount)
  const C = Number(config.amountUpperLimit ?? 0)
  const m = Math.max(1, Number(config.minAmount ?? 0))
  const binding = C > 0 && C < L
  const M = binding ? C : L
  const typed = text.replaceAll(',', '').trim()
  const empty = typed === ''
  const number = /^\d{1,10}$/.test(typed) && Number(typed) > 0
  const bad = !empty && !number
  const v = number ? Number(typed) : Number.NaN
  const editable = M >= m
  const leadLow = scene === 'leadFlow' && Number(config.leadFlowLoanAmount) < Number(config.canUseLoanAmount)
  const predicates: Record<AmountCode, boolean> = {
    0:
      editable &&
      !binding &&
      ((number && m <= v && v <= M) || (!hasFocused && (empty || bad || (v >= m && v > L)))),
    1: editable && empty && hasFocused,
    2: editable && bad && hasFocused,
    3: editable && number && v < m,
    4: editable && number && v > L && v >= m && !binding && hasFocused && !leadLow,
    5: !editable && L < m,
    6: !editable && L >= m,
    7: editable && (empty || bad) && !hasFocused && binding,
    8: editable && number && v >= m && binding && C < v && v <= L,
    9: editable && number && v >= m && binding && v > L,
    10: editable && number && m <= v && v <= M && binding,
    11: editable && number && v > L && v >= m && !binding && hasFocused && leadLow,
  }
  return Object.entries(predicates)
    .filter(([, holds]) => holds)
    .map(([code]) => Number(code))
}

describe('amount state', () => {
  test(
    'the twelve predicates are disjoint and total, and the code is the one that holds',
    { tags: ['amountState.4', 'amountState.5', 'amountState.14'] },
    () => {
      const seen = new Map<number, number>()
      let cases = 0
      for (const text of TEXTS) {
        for (const config of CONFIGS) {
          const limits = readAmountLimits(config)
          for (const hasFocused of [true, false]) {
            for (const scene of ['main', 'leadFlow'] as const) {
              const state = amountState({ text, limits, hasFocused, scene })
              const holding = codesThatHold(text, config, hasFocused, scene)
              if (holding.length !== 1 || holding[0] !== state.code) {
                expect.fail(
                  `${JSON.stringify({ text, config, hasFocused, scene })}: ${holding.join()} but ${state.code}`,
                )
              }
              if (state.acceptable && state.code !== 0 && state.code !== 10)
                expect.fail('only 0 and 10 may be submitted')
              if (state.code === 10 && !state.acceptable) expect.fail('10 does not block')
              seen.set(state.code, (seen.get(state.code) ?? 0) + 1)
              cases++
            }
          }
        }
      }
      expect(cases).toBe(34_560)
      expect([...seen.keys()].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    },
  )

  test('acceptable does not depend on focus', () => {
    const limits = readAmountLimits({ canUseLoanAmount: 20_000, minAmount: 500 })
    for (const hasFocused of [false, true])
      expect(amountState({ text: '1000', limits, scene: 'main', hasFocused }).acceptable).toBe(true)
  })

  test('a maximum equal to the minimum can be borrowed; code 6 and not 5 when only the cap is too low', () => {
    const entry = { text: '500', hasFocused: true, scene: 'main' } as const
    const exact = readAmountLimits({ canUseLoanAmount: 500, minAmount: 500 })
    expect(amountState({ ...entry, limits: exact })).toMatchObject({
      code: 0,
      editable: true,
      acceptable: true,
    })
    const capped = readAmountLimits({ canUseLoanAmount: 500, minAmount: 500, amountUpperLimit: 400 })
    expect(amountState({ ...entry, limits: capped })).toMatchObject({ code: 6, editable: false })
  })

  test(
    'without focus only the states below minimum and cap show (spec 4)',
    { tags: ['amountState.11'] },
    () => {
      const codes = new Set<number>()
      for (const text of TEXTS) {
        for (const config of CONFIGS) {
          codes.add(
            amountState({ text, limits: readAmountLimits(config), hasFocused: false, scene: 'main' }).code,
          )
        }
      }
      expect([...codes].sort((a, b) => a - b)).toEqual([0, 3, 5, 6, 7, 8, 9, 10])
    },
  )

  test('limits: missing is 0, the minimum is at least 1 yuan, a cap of 0 means no cap', () => {
    expect(readAmountLimits({})).toEqual({ usableLimit: 0, leadLimit: 0, minimum: 100, lenderCap: null })
    expect(readAmountLimits({ minAmount: '0.5', amountUpperLimit: 0, canUseLoanAmount: '4999.5' })).toEqual({
      usableLimit: 499_950,
      leadLimit: 0,
      minimum: 100,
      lenderCap: null,
    })
  })
})

describe('amount message', () => {
  const message = (
    text: string,
    config: AmountConfig,
    hasFocused = true,
    scene: LoanScene = 'main',
  ): string => amountMessage(amountState({ text, limits: readAmountLimits(config), hasFocused, scene }))
  const plain = { canUseLoanAmount: 20_000, leadFlowLoanAmount: 5000, minAmount: 500 }
  const capped = { ...plain, amountUpperLimit: '12345.6' }

  test.each([
    ['code 0', '1000', plain, ''],
    ['code 1', '', plain, '请填写借款金额'],
    ['code 2', '0', plain, '请填写正确的借款金额'],
    ['code 3', '499', plain, '单笔最低借款金额为500元'],
    ['code 4', '20001', plain, '超出可借额度'],
    [
      'code 5',
      '',
      { canUseLoanAmount: '99.5', minAmount: 500 },
      '剩余可借额度99.5元，低于单笔最低借款金额500元',
    ],
    [
      'code 5 with a cap below the limit',
      '',
      { canUseLoanAmount: 300, minAmount: 500, amountUpperLimit: 200 },
      '剩余可借额度300元，低于单笔最低借款金额500元',
    ],
    [
      'code 6',
      '',
      { canUseLoanAmount: 900, minAmount: 500, amountUpperLimit: 400 },
      '剩余可借额度400元，低于单笔最低借款金额500元',
    ],
    ['code 8', '13000', capped, '受资方限制，借款金额最高1.23万'],
    ['code 9', '20001', capped, '超出可借额度，受资方限制，借款金额最高1.23万'],
    ['code 10', '1000', capped, '受资方限制，借款金额最高1.23万'],
    [
      'code 10 with a small cap',
      '600',
      { ...plain, amountUpperLimit: 3000 },
      '受资方限制，借款金额最高3,000元',
    ],
  ])(
    '%s',
    {
      tags: [
        'amountState.1',
        'amountState.2',
        'amountState.3',
        'amountState.4',
        'amountState.5',
        'amountState.6',
        'amountState.8',
        'amountState.9',
        'amountState.7',
      ],
    },
    (_, text, config, expected) => {
      expect(message(text, config)).toBe(expected)
    },
  )

  test(
    'code 7; code 11 names the limit of the lead flow',
    { tags: ['amountState.7', 'amountState.10'] },
    () => {
      expect(message('', capped, false)).toBe('受资方限制，借款金额最高1.23万')
      expect(message('6000', plain, true, 'leadFlow')).toBe('超出本服务可借额度5,000元')
    },
  )

  test('cap notices are not errors', () => {
    const limits = readAmountLimits(capped)
    const entry = { limits, hasFocused: false, scene: 'main' } as const
    expect(isAmountNotice(amountState({ ...entry, text: '' }))).toBe(true)
    expect(isAmountNotice(amountState({ ...entry, text: '1000' }))).toBe(true)
    expect(isAmountNotice(amountState({ ...entry, text: '13000' }))).toBe(false)
  })
})

describe('chips, banner, all-borrow, raised limit', () => {
  test(
    'chips from 4000 on, shares in thousands rounded up; those below the minimum are dropped, none exceeds the maximum, all are distinct',
    { tags: ['amountState.16', 'amountState.17'] },
    () => {
      expect(amountChips(toCents(3999), toCents(1))).toEqual([])
      expect(amountChips(toCents(10_000), toCents(1))).toEqual([10_000, 8000, 5000, 3000])
      expect(amountChips(toCents(20_000), toCents(9000))).toEqual([20_000, 15_000, 10_000])
      for (let maximum = 4000; maximum < 60_000; maximum += 37) {
        const chips = amountChips(toCents(maximum), toCents(1))
        expect(new Set(chips).size).toBe(4)
        expect(Math.max(...chips)).toBe(maximum)
      }
    },
  )

  test('thresholds', () => {
    expect(showsMoreThanBanner(toCents('499.99'))).toBe(false)
    expect(showsMoreThanBanner(toCents(500))).toBe(true)
    expect(showsMoreThanBanner(toCents('799.99'), 800)).toBe(false)
    expect(showsMoreThanBanner(toCents(800), 800)).toBe(true)
    expect(showsMoreThanBanner(toCents(0), 0)).toBe(true)
    expect(showsAllBorrow(toCents(999), toCents(1000))).toBe(true)
    expect(showsAllBorrow(toCents(1000), toCents(1000))).toBe(false)
  })

  test('raise coupons lift the limit of their scene, not the cap', () => {
    const limits = readAmountLimits({
      canUseLoanAmount: 5000,
      leadFlowLoanAmount: 3000,
      amountUpperLimit: 6000,
    })
    const raises = [
      readCoupon({ category: 'raise', amount: '2000' }),
      readCoupon({ category: 'raise', amount: 500 }),
    ]
    expect(raisedLimits(limits, raises, 'main')).toEqual({ ...limits, usableLimit: 750_000 })
    expect(raisedLimits(limits, raises, 'leadFlow')).toEqual({ ...limits, leadLimit: 550_000 })
  })
})
