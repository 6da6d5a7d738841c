import { mixSeed } from '../../engine/random.ts'
import type { Customer } from '../../engine/customer.ts'
import { sliceOf } from '../../engine/slices.ts'
import type { Wire } from '../../engine/contract.ts'
import { AUTH } from '../../ledger/limit/authorisations.ts'
import { completeRaise, countFailure, isRaised, mayRaise } from '../../ledger/limit/raise.ts'
import { creditSeedOf } from '../../people/credit/seed.ts'
import { creditOf, creditSlice } from '../../people/credit/fresh.ts'

const FAILED_TEXT = '录屏内容无法识别，请按教程重新录制'

/** Whether the screen recording of the online bank may start, and its upload address; a running one continues. */
export function startRecording(customer: Customer): Wire<'credit/checkPushStream'> {
  const { allowed, reason = null } = mayRaise(customer, AUTH.recording)
  if (!allowed) return { allowed, streamUrl: null, reason }
  const { recording } = creditOf(customer)
  if (recording.startedAt === null || recording.result !== null) {
    sliceOf(creditSlice, customer).recording = { startedAt: customer.now, polls: 0, result: null }
  }
  const started = creditOf(customer).recording.startedAt
  const name = (mixSeed(`${customer.user.userId} ${started}`) >>> 0).toString(36)
  return { allowed, streamUrl: `rtmp://push.sandbox.test/live/${name}`, reason: null }
}

/** The result of the recording: 0 none, 1 in review, 2 failed, 3 passed; counts one poll. */
export function pollRecording(customer: Customer): Wire<'credit/queryPushStreamResult'> {
  if (isRaised(customer, AUTH.recording)) return { status: 3, reason: null }
  const { startedAt, polls, result } = creditOf(customer).recording
  if (startedAt === null) return { status: 0, reason: '尚未开始录屏' }
  if (result === 'failure') return { status: 2, reason: FAILED_TEXT }
  const seed = creditSeedOf(customer.persona).recording
  const { recording } = sliceOf(creditSlice, customer)
  if (polls < seed.polls && customer.now - startedAt < seed.maxMs) {
    recording.polls += 1
    return { status: 1, reason: null }
  }
  recording.result = seed.outcome
  if (seed.outcome === 'success') completeRaise(customer, AUTH.recording)
  else countFailure(customer, AUTH.recording)
  return seed.outcome === 'success' ? { status: 3, reason: null } : { status: 2, reason: FAILED_TEXT }
}
