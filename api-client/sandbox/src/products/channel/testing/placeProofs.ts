import { expect } from 'vitest'
import type { Person } from '../../../testing/client.ts'
import { bindCard, comeFrom, doStep, place } from './partner.ts'

type Proofs = Record<string, (person: Person) => Promise<void>>

/** Positions in a partner's flow, in the order of the last digit of the phone. */
const SLUGS = [
  'start',
  'one-step',
  'last-step',
  'ready',
  'assessing',
  'failed',
  'passed',
  'after',
  'done',
] as const

/** Assessment status at each position. */
const STATES = [0, 0, 0, 0, 1, 2, 3, 3, 3] as const

const PASSED_PAGES = [
  'assess-amount',
  'assess-amount-ing',
  'assess-amount-fail',
  'assess-amount-success',
] as const

/** The next page at each position, for each partner. The partner's index is the digit before the last one. */
const PLACES: ReadonlyArray<readonly [code: string, places: readonly string[]]> = [
  ['koocard', ['id-auth', 'id-card-auth', 'user-contacts', ...PASSED_PAGES, '<institution>']],
  [
    'maoyan',
    [
      '<authorise>',
      'id-number-auth',
      'user-info',
      'assess-amount',
      'assess-amount-ing',
      'assess-amount',
      'assess-amount',
      '<tickets>',
    ],
  ],
  ['siku', ['id-auth', 'id-card-auth', 'user-info', ...PASSED_PAGES, 'pay', '<order>']],
  [
    'yinlian',
    [
      'pre-assess-amount-ing',
      'id-auth',
      'extra-user-contacts',
      'assess-amount',
      'assess-amount-ing',
      'assess-amount-fail',
      'jydcheckedsuccess',
      '<cashier>',
      '<order>',
    ],
  ],
  [
    'zhuanzhuan',
    [
      'id-number-auth',
      'face-verify',
      'user-info',
      'assess-amount',
      'assess-amount-ing',
      'assess-amount-fail',
      'assess-amount',
      'combine-pay',
      '<order>',
    ],
  ],
  ['kidswant', ['id-auth', 'face-verify', 'extra-user-contacts', ...PASSED_PAGES, 'pay', '<order>']],
]

const partnerProofs: Proofs = Object.fromEntries(
  PLACES.flatMap(([code, places], c) =>
    places.map((expected, s) => [
      `${code}-${SLUGS[s]}`,
      async (person: Person) => {
        expect(await place(person)).toBe(expected)
        expect((await person.call('channel/queryAssessAmountStatus', {})).status).toBe(STATES[s])
        const same = await comeFrom(code, `138000003${c}${s}`)
        expect(await place(same), 'the same by the credential of the partner').toBe(expected)
      },
    ]),
  ),
)

/** Returns a proof that a customer is at a position. */
function isAt(expected: string): (person: Person) => Promise<void> {
  return async (person) => expect(await place(person)).toBe(expected)
}

/** Proves where each partner's customers continue. */
export const placeProofs: Proofs = {
  ...partnerProofs,
  'dzl-start': isAt('protocol'),
  'merchant-credit-start': isAt('<authorise>'),
  'merchant-credit-after': isAt('/pages/credit/merchant'),
  'yinlian-refused': isAt('entryfail'),
  'yinlian-koocard': isAt('koocard'),
  async 'yinlian-pre-fails'(person) {
    expect(await place(person)).toBe('pre-assess-amount-ing')
    await person.call('channel/preAssessAmount', {})
    expect(await person.call('channel/queryPreAssessAmountStatus', {})).toMatchObject({ status: 'ing' })
    expect(await person.call('channel/queryPreAssessAmountStatus', {})).toEqual({
      status: 'fail',
      reason: '很抱歉，您暂不符合申请条件',
    })
    expect(await place(person)).toBe('pre-assess-amount-fail')
    await person.call('channel/queryAmount', {})
    expect(await place(person), 'a failure is not seen away').toBe('pre-assess-amount-fail')
  },
  async 'yinlian-no-card'(person) {
    expect(await place(person)).toBe('bindcard')
    await bindCard(person, '6688')
    expect(await place(person)).toBe('<cashier>')
  },
  async 'partner-refused'(person) {
    const partnerToken = 'siku.13800000368'
    expect(await person.refusal('channel/loginHook', { partnerToken })).toEqual([
      42130,
      '您暂不符合合作方的准入条件',
    ])
  },
  async 'partner-slow'(person) {
    expect(await place(person)).toBe('assess-amount')
    await doStep(person, 'assess-amount')
    for (let k = 0; k < 12; k += 1) {
      expect((await person.call('channel/queryAssessAmountStatus', {})).status).toBe(1)
    }
    expect((await person.call('channel/queryAssessAmountStatus', {})).status).toBe(3)
  },
  async 'partner-face-fails'(person) {
    expect(await place(person)).toBe('face-verify')
    for (let left = 4; left >= 0; left -= 1) {
      const check = await person.call('channel/faceVerify', { token: 'any' })
      expect(check).toMatchObject({ passed: false, remainTimes: left })
    }
    expect(await place(person)).toBe('face-verify')
  },
}
