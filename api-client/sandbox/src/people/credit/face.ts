import { FACE_TOKENS } from './magic.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Customer } from '../../engine/customer.ts'
import { sliceOf } from '../../engine/slices.ts'
import type { Wire, WireRequest } from '../../engine/contract.ts'
import { beijingDay } from '../../engine/calendar.ts'
import { giveProof } from './proofs.ts'
import { creditSeedOf, type FaceOutcome } from './seed.ts'
import { creditOf, creditSlice } from './fresh.ts'

const NO_TRY_LEFT = '今日人脸识别次数已用完，请明天再试'

const REASONS: Readonly<Record<Exclude<FaceOutcome, 'pass'>, string>> = {
  fail: '人脸识别未通过，请在光线充足处正对镜头重试',
  other: '人脸与身份证照片不一致，请本人操作',
}

/**
 * Checks a face: either a picture as Base64 text or the provider's token. A failure uses one of the day's attempts;
 * without attempts left, nothing is checked.
 */
export function checkFace(
  customer: Customer,
  request: WireRequest<'credit/faceAuth'>,
): Wire<'credit/faceAuth'> {
  const seen = readEvidence(request)
  const { triesADay, outcome: usual } = creditSeedOf(customer.persona).face
  const day = beijingDay(customer.now)
  const failed = triesADay - faceTriesLeft(customer)
  if (failed >= triesADay) return { passed: false, reason: NO_TRY_LEFT, remainTimes: 0 }
  const state = sliceOf(creditSlice, customer)
  if (seen.startsWith(FACE_TOKENS.limit)) {
    state.face = { day, failed: triesADay }
    return { passed: false, reason: NO_TRY_LEFT, remainTimes: 0 }
  }
  const outcome = outcomeOf(seen, usual)
  if (outcome === 'pass') {
    giveProof(customer, 'face')
    return { passed: true, reason: null, remainTimes: triesADay - failed }
  }
  state.face = { day, failed: failed + 1 }
  const left = triesADay - failed - 1
  return { passed: false, reason: left === 0 ? NO_TRY_LEFT : REASONS[outcome], remainTimes: left }
}

/** Face checks that are left to the customer today. */
export function faceTriesLeft(customer: Customer): number {
  const { day, failed } = creditOf(customer).face
  const { triesADay } = creditSeedOf(customer.persona).face
  return day === beijingDay(customer.now) ? Math.max(0, triesADay - failed) : triesADay
}

/** The picture or token as a text; refuses requests with none or both. */
function readEvidence({ image = '', token = '' }: WireRequest<'credit/faceAuth'>): string {
  if ((image === '') === (token === '')) {
    throw new Refusal(RESULTS.badRequest, '请提供人脸照片或人脸识别凭证')
  }
  if (token !== '') return token
  const text = image.replace(/^data:[^,]*,/, '')
  if (!/^[A-Za-z0-9+/\s]+={0,2}\s*$/.test(text))
    throw new Refusal(RESULTS.badRequest, '人脸照片读取失败，请重新拍摄')
  return beginningOf(text)
}

/** The first bytes of Base64 text, one character each. */
function beginningOf(base64: string): string {
  const head = base64.replaceAll(/\s/g, '').slice(0, 64)
  try {
    return atob(head.replace(/=+$/, ''))
  } catch {
    return ''
  }
}

function outcomeOf(seen: string, usual: FaceOutcome): FaceOutcome {
  if (seen.startsWith(FACE_TOKENS.pass)) return 'pass'
  if (seen.startsWith(FACE_TOKENS.fail)) return 'fail'
  return seen.startsWith(FACE_TOKENS.other) ? 'other' : usual
}
