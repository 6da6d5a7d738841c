import { describe, expect, it } from 'vitest'
import {
  assessmentOf,
  creditStageOf,
  pollAssessment,
  startAssessment,
  wireAssessment,
} from '../../ledger/limit/assessment.ts'
import { proveIdNumber } from '../../people/credit/idNumber.ts'
import { pollPreAssessment, preAssessmentOf, startPreAssessment } from '../../people/credit/preAssessment.ts'
import { makeIdNumber } from '../../people/account/idNumber.ts'
import { messageBoxOf } from '../../people/messages/messages.ts'
import { limitsOf } from '../../ledger/limit/limits.ts'
import type { Customer } from '../../engine/customer.ts'
import { DAY, later, MINUTE } from './testing/setting.ts'
import { customerNamed } from '../../testing/customer.ts'

function totalCents({ world, user, persona, now }: Customer): number {
  return limitsOf(world, user, persona, now).totalCents
}

function polls(customer: Customer, count: number): number[] {
  return Array.from({ length: count }, () => pollAssessment(customer).status)
}

/** ID number of a man of 30 with the magic digits. */
function numberWith(sequence: number): string {
  const gender = sequence % 2 === 1 ? '男' : '女'
  return makeIdNumber('330106', '1996-05-01', sequence, gender)
}

describe('the assessment of a customer', () => {
  it('goes from not assessed through assessing to succeeded, and the limit rises once', () => {
    const customer = customerNamed('credit-new')
    expect(assessmentOf(customer)).toMatchObject({ status: 0, startedAt: null })
    expect(pollAssessment(customer).status, 'nothing runs').toBe(0)
    expect([creditStageOf(customer), totalCents(customer)]).toEqual(['none', 0])

    expect(wireAssessment(startAssessment(customer))).toEqual({ status: 1, amount: null, reason: null })
    expect(creditStageOf(customer)).toBe('assessing')
    expect(polls(customer, 4)).toEqual([1, 1, 3, 3])
    expect(wireAssessment(assessmentOf(customer))).toEqual({ status: 3, amount: '30000.00', reason: null })
    expect(startAssessment(customer).status, 'a start after success changes nothing').toBe(3)
    expect([creditStageOf(customer), totalCents(customer)]).toEqual(['granted', 3_000_000])
    expect(customer.user.limitChanges).toHaveLength(1)
    expect(messageBoxOf(customer.user).posted.map(({ type, title }) => [type, title])).toEqual([
      ['credit', '额度评估结果'],
    ])
  })

  it('is not restarted by a second start while it runs', () => {
    const customer = customerNamed('credit-new')
    startAssessment(customer)
    pollAssessment(customer)
    startAssessment(later(customer, 1000))
    expect(polls(customer, 2)).toEqual([1, 3])
  })

  it('is decided by time when no page polls', () => {
    const customer = customerNamed('credit-new')
    startAssessment(customer)
    expect(assessmentOf(later(customer, MINUTE - 1)).status).toBe(1)
    expect(assessmentOf(later(customer, MINUTE))).toMatchObject({
      status: 3,
      decidedAt: customer.now + MINUTE,
    })
  })

  it('fails with a reason, raises nothing, and may be tried again after 30 days', () => {
    const customer = customerNamed('credit-refused')
    startAssessment(customer)
    expect(polls(customer, 3)).toEqual([1, 1, 2])
    const failed = assessmentOf(customer)
    expect(failed).toMatchObject({ reason: '综合评估未通过，暂无法为您提供额度', amountCents: null })
    expect(failed.retryAt).toBe(customer.now + 30 * DAY)
    expect([creditStageOf(customer), totalCents(customer)]).toEqual(['refused', 0])
    expect(startAssessment(later(customer, 30 * DAY - 1)).status).toBe(2)
    expect(startAssessment(later(customer, 30 * DAY)), 'the old reason is gone').toMatchObject({
      status: 1,
      reason: null,
    })
  })

  it('that failed before the first day waits for the rest of its time', () => {
    const customer = customerNamed('credit-retry')
    expect(startAssessment(later(customer, 14 * DAY)).status).toBe(2)
    const second = later(customer, 15 * DAY)
    expect(startAssessment(second).status).toBe(1)
    expect(polls(second, 3)).toEqual([1, 1, 3])
    expect(totalCents(second)).toBe(1_000_000)
  })

  it('can outlast a page: 60 polls or ten minutes', () => {
    const customer = customerNamed('credit-slow')
    expect(new Set(polls(customer, 60))).toEqual(new Set([1]))
    expect(pollAssessment(customer).status).toBe(3)
    expect(assessmentOf(later(customerNamed('credit-slow'), 10 * MINUTE)).status).toBe(3)
  })

  it('stands at succeeded for customers with a limit, without moving it', () => {
    const customer = customerNamed('old-customer')
    expect(wireAssessment(assessmentOf(customer))).toEqual({ status: 3, amount: null, reason: null })
    expect(startAssessment(customer).status).toBe(3)
    expect(customer.user.limitChanges).toEqual([])
    expect(customer.user.slices.credit, 'looking begins nothing').toBeUndefined()
  })

  it('fails or takes long by the digits of the resident number', () => {
    const fails = customerNamed('credit-new')
    proveIdNumber(fails, { name: '李雷', idNumber: numberWith(903) })
    startAssessment(fails)
    expect(polls(fails, 3)).toEqual([1, 1, 2])
    const slow = customerNamed('credit-new')
    proveIdNumber(slow, { name: '韩梅梅', idNumber: numberWith(904) })
    startAssessment(slow)
    expect(new Set(polls(slow, 10))).toEqual(new Set([1]))
  })
})

describe('the assessment before the application', () => {
  it('goes from none to success after two polls', () => {
    const customer = customerNamed('credit-new')
    expect(pollPreAssessment(customer)).toEqual({ status: 'none', reason: null })
    expect(startPreAssessment(customer).status).toBe('ing')
    expect([1, 2, 3].map(() => pollPreAssessment(customer).status)).toEqual(['ing', 'ing', 'success'])
    startPreAssessment(customer)
    expect(preAssessmentOf(customer).status).toBe('success')
  })

  it('fails with a reason, or by time', () => {
    const customer = customerNamed('pre-refused')
    startPreAssessment(customer)
    expect(preAssessmentOf(later(customer, MINUTE))).toEqual({
      status: 'fail',
      reason: '很抱歉，您暂不符合申请条件',
    })
    expect(preAssessmentOf(later(customer, MINUTE - 1)).status).toBe('ing')
  })
})
