import { describe, expect, it } from 'vitest'
import {
  assessmentOf,
  creditStageOf,
  pollAssessment,
  startAssessment,
  wireAssessment,
} from '../../ledger/limit/assessment.ts'
import { proveIdNumber } from '../../people/credit/id-number.ts'
import { pollPreAssessment, preAssessmentOf, startPreAssessment } from '../../people/credit/pre-assessment.ts'
import { makeIdNumber } from '../../people/account/id-number.ts'
import { messageBoxOf } from '../../people/messages/messages.ts'
import { limitsOf } from '../../ledger/limit/limits.ts'
import type { Origin } from '../../engine/origin.ts'
import { DAY, later, MINUTE } from './testing/setting.ts'
import { customer } from '../../testing/customer.ts'

function totalCents({ world, user, persona, now }: Origin): number {
  return limitsOf(world, user, persona, now).totalCents
}

function polls(origin: Origin, count: number): number[] {
  return Array.from({ length: count }, () => pollAssessment(origin).status)
}

/** ID number of a man of 30 with the magic digits. */
function numberWith(sequence: number): string {
  const gender = sequence % 2 === 1 ? '男' : '女'
  return makeIdNumber('330106', '1996-05-01', sequence, gender)
}

describe('the assessment of a customer', () => {
  it('goes from not assessed through assessing to succeeded, and the limit rises once', () => {
    const origin = customer('credit-new')
    expect(assessmentOf(origin)).toMatchObject({ status: 0, startedAt: null })
    expect(pollAssessment(origin).status, 'nothing runs').toBe(0)
    expect([creditStageOf(origin), totalCents(origin)]).toEqual(['none', 0])

    expect(wireAssessment(startAssessment(origin))).toEqual({ status: 1, amount: null, reason: null })
    expect(creditStageOf(origin)).toBe('assessing')
    expect(polls(origin, 4)).toEqual([1, 1, 3, 3])
    expect(wireAssessment(assessmentOf(origin))).toEqual({ status: 3, amount: '30000.00', reason: null })
    expect(startAssessment(origin).status, 'a start after success changes nothing').toBe(3)
    expect([creditStageOf(origin), totalCents(origin)]).toEqual(['granted', 3_000_000])
    expect(origin.user.limitChanges).toHaveLength(1)
    expect(messageBoxOf(origin.user).posted.map(({ type, title }) => [type, title])).toEqual([
      ['credit', '额度评估结果'],
    ])
  })

  it('is not restarted by a second start while it runs', () => {
    const origin = customer('credit-new')
    startAssessment(origin)
    pollAssessment(origin)
    startAssessment(later(origin, 1000))
    expect(polls(origin, 2)).toEqual([1, 3])
  })

  it('is decided by time when no page polls', () => {
    const origin = customer('credit-new')
    startAssessment(origin)
    expect(assessmentOf(later(origin, MINUTE - 1)).status).toBe(1)
    expect(assessmentOf(later(origin, MINUTE))).toMatchObject({ status: 3, decidedAt: origin.now + MINUTE })
  })

  it('fails with a reason, raises nothing, and may be tried again after 30 days', () => {
    const origin = customer('credit-refused')
    startAssessment(origin)
    expect(polls(origin, 3)).toEqual([1, 1, 2])
    const failed = assessmentOf(origin)
    expect(failed).toMatchObject({ reason: '综合评估未通过，暂无法为您提供额度', amountCents: null })
    expect(failed.retryAt).toBe(origin.now + 30 * DAY)
    expect([creditStageOf(origin), totalCents(origin)]).toEqual(['refused', 0])
    expect(startAssessment(later(origin, 30 * DAY - 1)).status).toBe(2)
    expect(startAssessment(later(origin, 30 * DAY)), 'the old reason is gone').toMatchObject({
      status: 1,
      reason: null,
    })
  })

  it('that failed before the first day waits for the rest of its time', () => {
    const origin = customer('credit-retry')
    expect(startAssessment(later(origin, 14 * DAY)).status).toBe(2)
    const second = later(origin, 15 * DAY)
    expect(startAssessment(second).status).toBe(1)
    expect(polls(second, 3)).toEqual([1, 1, 3])
    expect(totalCents(second)).toBe(1_000_000)
  })

  it('can outlast a page: 60 polls or ten minutes', () => {
    const origin = customer('credit-slow')
    expect(new Set(polls(origin, 60))).toEqual(new Set([1]))
    expect(pollAssessment(origin).status).toBe(3)
    expect(assessmentOf(later(customer('credit-slow'), 10 * MINUTE)).status).toBe(3)
  })

  it('stands at succeeded for customers with a limit, without moving it', () => {
    const origin = customer('old-customer')
    expect(wireAssessment(assessmentOf(origin))).toEqual({ status: 3, amount: null, reason: null })
    expect(startAssessment(origin).status).toBe(3)
    expect(origin.user.limitChanges).toEqual([])
    expect(origin.user.slices.credit, 'looking begins nothing').toBeUndefined()
  })

  it('fails or takes long by the digits of the resident number', () => {
    const fails = customer('credit-new')
    proveIdNumber(fails, { name: '李雷', idNumber: numberWith(903) })
    startAssessment(fails)
    expect(polls(fails, 3)).toEqual([1, 1, 2])
    const slow = customer('credit-new')
    proveIdNumber(slow, { name: '韩梅梅', idNumber: numberWith(904) })
    startAssessment(slow)
    expect(new Set(polls(slow, 10))).toEqual(new Set([1]))
  })
})

describe('the assessment before the application', () => {
  it('goes from none to success after two polls', () => {
    const origin = customer('credit-new')
    expect(pollPreAssessment(origin)).toEqual({ status: 'none', reason: null })
    expect(startPreAssessment(origin).status).toBe('ing')
    expect([1, 2, 3].map(() => pollPreAssessment(origin).status)).toEqual(['ing', 'ing', 'success'])
    startPreAssessment(origin)
    expect(preAssessmentOf(origin).status).toBe('success')
  })

  it('fails with a reason, or by time', () => {
    const origin = customer('pre-refused')
    startPreAssessment(origin)
    expect(preAssessmentOf(later(origin, MINUTE))).toEqual({
      status: 'fail',
      reason: '很抱歉，您暂不符合申请条件',
    })
    expect(preAssessmentOf(later(origin, MINUTE - 1)).status).toBe('ing')
  })
})
