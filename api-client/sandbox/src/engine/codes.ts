import { CODE_RULES, MAGIC_CODES } from './codeRules.ts'
import { Refusal, RESULTS } from './results.ts'
import { newId, type World } from './world.ts'
import type { Code } from './code.ts'
import { MINUTE_MS, SECOND_MS } from './calendar.ts'

/** Seconds until the next code may be sent; 0 when it may be sent now. */
export function secondsToResend(code: Code, now: number): number {
  return Math.max(0, Math.ceil((code.sentAt + CODE_RULES.resendSeconds * SECOND_MS - now) / SECOND_MS))
}

/**
 * Sends a code, unless the phone is locked or the last code is less than 60 seconds old. The number of wrong attempts
 * is kept, so that a new code does not allow more attempts.
 */
export function sendCode(
  world: World,
  now: number,
  last: Code | null,
  subject: string,
  termsNo: string,
): Code {
  if (last !== null) {
    refuseWhileLocked(last, now)
    const wait = secondsToResend(last, now)
    if (wait > 0) throw new Refusal(RESULTS.codeTooSoon, `验证码已发送，请${wait}秒后再获取`)
  }
  return {
    transactionNo: newId(world, 'V'),
    subject,
    sentAt: now,
    wrong: last !== null && last.lockedUntil === 0 ? last.wrong : 0,
    lockedUntil: 0,
    signNo: null,
    termsNo,
  }
}

/** Checks a typed code; counts wrong ones and locks after the fifth. */
export function checkCode(code: Code, typed: string, now: number): void {
  refuseWhileLocked(code, now)
  if (typed === MAGIC_CODES.expired || now > code.sentAt + CODE_RULES.validMs) {
    throw new Refusal(RESULTS.codeExpired)
  }
  if (typed === MAGIC_CODES.right) {
    code.wrong = 0
    return
  }
  code.wrong += 1
  if (code.wrong < CODE_RULES.wrongUntilLock) throw new Refusal(RESULTS.wrongCode)
  code.lockedUntil = now + CODE_RULES.lockMs
  refuseWhileLocked(code, now)
}

function refuseWhileLocked(code: Code, now: number): void {
  if (code.lockedUntil <= now) return
  const minutes = Math.ceil((code.lockedUntil - now) / MINUTE_MS)
  throw new Refusal(RESULTS.codeLocked, `验证码错误次数过多，请${minutes}分钟后再试`)
}
