import { accountSlice } from '../../people/account/fresh.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Customer } from '../../engine/customer.ts'
import { sliceOf } from '../../engine/slices.ts'
import { beijingDay, DAY_MS } from '../../engine/calendar.ts'
import { checkCode, secondsToResend, sendCode } from '../../engine/codes.ts'
import { postMessage } from '../../people/messages/messages.ts'
import { isVerified } from '../../people/account/identity.ts'
import { isFrozen } from '../../people/account/seed.ts'
import { userDataOf } from '../../people/account/userData.ts'

/** Days between two exports of personal data. */
const DAYS_BETWEEN = 7

const SUBJECT = 'export'

/** Whether an action is allowed, as the contract describes it. */
export interface Permit {
  allowed: boolean
  reason: string | null
  reasonCode: string | null
}

export const ALLOWED: Permit = { allowed: true, reason: null, reasonCode: null }

/** Not allowed, with the reason. */
export function notAllowed(reasonCode: string, reason: string): Permit {
  return { allowed: false, reason, reasonCode }
}

/** Whether personal data may be exported now. */
function exportPermit(customer: Customer): Permit {
  const { persona, now } = customer
  if (!isVerified(customer)) return notAllowed('NOT_VERIFIED', '请先完成实名认证')
  if (isFrozen(persona)) return notAllowed('FROZEN', '您的账户已冻结，请联系客服处理')
  const { exportedAt, exportCode } = sliceOf(accountSlice, customer)
  if (exportedAt !== null && now < exportedAt + DAYS_BETWEEN * DAY_MS) {
    const next = beijingDay(exportedAt + DAYS_BETWEEN * DAY_MS)
    return notAllowed('EXPORTED_RECENTLY', `您已于${beijingDay(exportedAt)}申请过导出，请于${next}后再次申请`)
  }
  if (userDataOf(customer).email === null) {
    return notAllowed('NO_EMAIL', '请先在个人资料中填写接收文件的邮箱')
  }
  if (exportCode !== null && exportCode.lockedUntil > now) {
    return notAllowed('CODE_LOCKED', '验证码错误次数过多，请稍后再试')
  }
  return ALLOWED
}

/**
 * Whether personal data may be exported now. If so, it also sends a code to the account's phone, unless one was sent
 * less than a minute ago. So two calls in a row send one code, and a later call sends it again.
 */
export function prepareExport(customer: Customer): Permit {
  const permit = exportPermit(customer)
  if (!permit.allowed) return permit
  const { world, user, now } = customer
  const state = sliceOf(accountSlice, customer)
  if (state.exportCode === null || secondsToResend(state.exportCode, now) === 0) {
    state.exportCode = sendCode(world, now, state.exportCode, SUBJECT, '')
    user.codesSent += 1
  }
  return permit
}

/** Confirms the export with its code: the file is sent, and the code is used up. */
export function confirmExport(customer: Customer, typed: string): void {
  const { user, now } = customer
  const state = sliceOf(accountSlice, customer)
  const code = state.exportCode
  if (code === null) throw new Refusal(RESULTS.codeExpired)
  checkCode(code, typed, now)
  state.exportCode = null
  state.exportedAt = now
  const { email } = userDataOf(customer)
  postMessage(user, now, {
    type: 'system',
    title: '个人信息导出申请已受理',
    text: `您的个人信息副本将在15个工作日内发送至${maskEmail(email ?? '')}，请注意查收。`,
    link: '/pages/credit/account/export',
  })
}

/** 's***@example.com'. */
function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@', 2)
  return `${name.slice(0, 1)}***@${host}`
}
