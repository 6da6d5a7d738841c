import { expect } from 'vitest'
import type { Calls } from '@koo/api-client/registry'
import { assessmentOf, pollAssessment, startAssessment } from '../../../ledger/limit/assessment.ts'
import { startPreAssessment, pollPreAssessment } from '../../../people/credit/preAssessment.ts'
import type { Person } from '../../../testing/client.ts'
import { DAY, later, limitOf, MINUTE, permissionOf, picture } from './setting.ts'
import { customerNamed } from '../../../testing/customer.ts'

type Auth = Calls['cash/queryLoanButtonAuth']['content']

const NOTHING_PROVED: Auth = {
  faceAuth: 0,
  idAuth: 0,
  idPhotoFrontAuth: 0,
  idPhotoBackAuth: 0,
  contactsAuth: 0,
}

/** A loan, whose terms say whether a commitment is asked for. */
const LOAN = { amount: 12_000, loanPeriod: 12, userCardId: 'C1', couponIds: [], loanUseCode: '10001' }

async function auth(person: Person): Promise<Auth> {
  return person.call('cash/queryLoanButtonAuth', {})
}

async function expectNoCredit(person: Person): Promise<void> {
  expect(await person.call('credit/queryAmount', {})).toMatchObject({ loanAmount: '0.00', status: 'none' })
  expect(await auth(person)).toMatchObject(NOTHING_PROVED)
}

/** The outcome of an assessment after four polls. */
function assessed(name: string): number[] {
  const customer = customerNamed(name)
  startAssessment(customer)
  return [1, 2, 3, 4].map(() => pollAssessment(customer).status)
}

async function face(person: Person): Promise<unknown> {
  return person.call('credit/faceAuth', { token: 'sdk' })
}

/** Proves what each persona of the credit domain demonstrates, by name. */
export const creditProofs: Record<string, (person: Person) => Promise<void>> = {
  async 'credit-new'(person) {
    await expectNoCredit(person)
    expect(assessed('credit-new')).toEqual([1, 1, 3, 3])
  },
  async 'credit-refused'(person) {
    await expectNoCredit(person)
    expect(assessed('credit-refused')).toEqual([1, 1, 2, 2])
  },
  async 'credit-slow'(person) {
    await expectNoCredit(person)
    expect(assessed('credit-slow')).toEqual([1, 1, 1, 1])
    expect(assessmentOf(later(customerNamed('credit-slow'), 10 * MINUTE)).status).toBe(3)
  },
  async 'credit-retry'(person) {
    await expectNoCredit(person)
    expect(assessed('credit-retry')).toEqual([2, 2, 2, 2])
    expect(startAssessment(later(customerNamed('credit-retry'), 15 * DAY)).status).toBe(1)
  },
  async 'pre-refused'(person) {
    await expectNoCredit(person)
    const customer = customerNamed('pre-refused')
    startPreAssessment(customer)
    expect([1, 2, 3].map(() => pollPreAssessment(customer).status)).toEqual(['ing', 'ing', 'fail'])
  },
  async 'face-fails'(person) {
    expect(await auth(person)).toMatchObject({ faceAuth: 0 })
    for (const remainTimes of [4, 3, 2, 1, 0, 0]) {
      expect(await face(person)).toMatchObject({ passed: false, remainTimes })
    }
  },
  async 'face-over-limit'(person) {
    expect(await face(person)).toEqual({
      passed: false,
      reason: '今日人脸识别次数已用完，请明天再试',
      remainTimes: 0,
    })
  },
  async 'face-other'(person) {
    expect(await face(person)).toMatchObject({ passed: false, reason: '人脸与身份证照片不一致，请本人操作' })
  },
  async 'no-contacts'(person) {
    expect(await auth(person)).toMatchObject({ contactsAuth: 0, faceAuth: 1 })
    const query = { pageCode: 'p', contactType: 23 }
    expect(await person.call('credit/queryRecommendContactGray', query)).toBeNull()
  },
  async 'contacts-expired'(person) {
    expect(await auth(person)).toMatchObject({ contactsAuth: 3 })
    const query = { pageCode: 'p', contactType: 23 }
    expect(await person.call('credit/queryRecommendContactGray', query)).toMatchObject({ hitGray: false })
  },
  async 'needs-everything'(person) {
    expect(await person.call('credit/queryAmount', {})).toMatchObject({ loanAmount: '50000.00' })
    expect(await auth(person)).toMatchObject(NOTHING_PROVED)
  },
  async 'verify-expired'(person) {
    expect(await auth(person)).toMatchObject({ verifyTime: false, contactsAuth: 1 })
    await face(person)
    expect(await auth(person)).toMatchObject({ verifyTime: true })
  },
  async 'video-failed'(person) {
    expect(await person.call('cash/getLastVideo', { code: 'old' })).toMatchObject({ status: 'fail' })
    const { commitment } = await person.call('cash/preApproval', LOAN)
    expect(commitment).toMatchObject({ type: 'old', videoOpen: true })
  },
  async 'video-done'(person) {
    expect(await person.call('cash/getLastVideo', { code: 'old' })).toMatchObject({ status: 'success' })
    expect((await person.call('cash/preApproval', LOAN)).commitment).toBeNull()
  },
  async 'video-new'(person) {
    const { commitment } = await person.call('cash/preApproval', LOAN)
    expect(commitment).toMatchObject({ type: 'new', videoOpen: true })
  },
  async 'video-optional'(person) {
    const { commitment } = await person.call('cash/preApproval', LOAN)
    expect(commitment).toMatchObject({ type: 'old', videoOpen: false })
  },
  async 'raise-done'(person) {
    const { steps } = await person.call('credit/getPromotionProcess', {})
    expect(new Set(steps.map(({ status }) => status))).toEqual(new Set([3]))
    expect(await person.call('credit/queryCreditCardList', {})).toHaveLength(2)
    expect(await person.call('credit/preValidator', { authId: 126 })).toMatchObject({ reasonCode: 'done' })
    const kinds = (await person.call('credit/queryLimitLog', {})).map(({ changeType }) => changeType)
    expect(new Set(kinds)).toEqual(new Set(['raise', 'cut']))
  },
  async 'raise-blocked'(person) {
    expect(await person.call('credit/preValidator', { authId: 126 })).toMatchObject({ reasonCode: 'blocked' })
    expect(await person.call('credit/checkPushStream', {})).toMatchObject({ allowed: false })
  },
  async 'recording-fails'(person) {
    await person.call('credit/checkPushStream', {})
    const states: unknown[] = []
    for (let k = 0; k < 4; k += 1) states.push((await person.call('credit/queryPushStreamResult', {})).status)
    expect(states).toEqual([1, 1, 1, 2])
  },
  async 'campaign-joined'(person) {
    expect(await person.call('credit/getPromotionProcess', {})).toMatchObject({ joined: true })
    expect(await person.call('credit/getCampaignProcess', { month: '2026-11' })).toMatchObject({
      joined: true,
    })
    await person.call('credit/ocrScreenshotAuth', { file: picture('a.jpg'), authId: '132' })
    expect(await person.call('credit/queryAmount', {})).toMatchObject({ loanAmount: '51500.00' })
  },
  async 'raise-mixed'(person) {
    const ids = ['126', '128', '127', '129', '130']
    const states = await Promise.all(ids.map((id) => permissionOf(person, id)))
    expect(states).toEqual(['done', 'done', true, 'tomorrow', true])
    const sent = { file: picture('blurry.png', 'image/png'), authId: '127' }
    expect(await person.call('credit/ocrScreenshotAuth', sent)).toMatchObject({ status: 2 })
    expect(await permissionOf(person, '127'), 'the third failure of the day').toBe('tomorrow')
  },
  async 'campaign-done'(person) {
    const { steps, joined } = await person.call('credit/getCampaignProcess', { month: '2026-11' })
    expect([joined, ...steps.map(({ status }) => status)]).toEqual([true, 3, 3, 3])
    const before = await limitOf(person)
    await person.call('credit/joinCampaign', { month: '2026-11' })
    expect(await limitOf(person), 'the reward is not given again').toBe(before)
  },
  async 'promotion-ended'(person) {
    const { endDate } = await person.call('credit/getPromotionProcess', {})
    expect(endDate && endDate < '2026-11-20').toBe(true)
  },
  async 'temporary-ends'(person) {
    expect(await person.call('credit/queryLimitLog', {})).toMatchObject([{ title: '临时额度发放' }, {}])
    expect((await person.call('cash/getAmount', {})).cashTempEndTime).toMatch(/^2026-11-21/)
  },
  async 'recording-slow'(person) {
    await person.call('credit/checkPushStream', {})
    const states: unknown[] = []
    for (let k = 0; k < 31; k += 1)
      states.push((await person.call('credit/queryPushStreamResult', {})).status)
    expect(new Set(states)).toEqual(new Set([1]))
  },
}
