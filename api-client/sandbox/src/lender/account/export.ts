import { Refusal, RESULTS } from '../../results.ts'
import type { Origin } from '../../origin.ts'
import { sliceOf } from '../../slices.ts'
import { beijingDay, DAY_MS } from '../calendar.ts'
import { checkCode, secondsToResend, sendCode } from '../codes.ts'
import { postMessage } from '../home/messages.ts'
import { isVerified } from './identity.ts'
import { isFrozen } from './seed.ts'
import { userDataOf } from './user-data.ts'

/** Days from one export of personal data to the next. */
const DAYS_BETWEEN = 7

const SUBJECT = 'export'

/** Whether something may be done, as the contract says it. */
export interface Permit {
  allowed: boolean
  reason: string | null
  reasonCode: string | null
}

export const ALLOWED: Permit = { allowed: true, reason: null, reasonCode: null }

/** A refusal with its reason. */
export function notAllowed(reasonCode: string, reason: string): Permit {
  return { allowed: false, reason, reasonCode }
}

/** Whether personal data may be exported now. */
function exportPermit(origin: Origin): Permit {
  const { persona, now } = origin
  if (!isVerified(origin)) return notAllowed('NOT_VERIFIED', '请先完成实名认证')
  if (isFrozen(persona)) return notAllowed('FROZEN', '您的账户已冻结，请联系客服处理')
  const { exportedAt, exportCode } = sliceOf('account', origin)
  if (exportedAt !== null && now < exportedAt + DAYS_BETWEEN * DAY_MS) {
    const next = beijingDay(exportedAt + DAYS_BETWEEN * DAY_MS)
    return notAllowed('EXPORTED_RECENTLY', `您已于${beijingDay(exportedAt)}申请过导出，请于${next}后再次申请`)
  }
  if (userDataOf(origin).email === null) {
    return notAllowed('NO_EMAIL', '请先在个人资料中填写接收文件的邮箱')
  }
  if (exportCode !== null && exportCode.lockedUntil > now) {
    return notAllowed('CODE_LOCKED', '验证码错误次数过多，请稍后再试')
  }
  return ALLOWED
}

/**
 * Whether personal data may be exported now. When it may, a code is on its way to the account's phone after this: one
 * that was sent less than a minute ago, or a new one; so asking twice sends one code, and asking again later resends it.
 */
export function prepareExport(origin: Origin): Permit {
  const permit = exportPermit(origin)
  if (!permit.allowed) return permit
  const { world, user, now } = origin
  const state = sliceOf('account', origin)
  if (state.exportCode === null || secondsToResend(state.exportCode, now) === 0) {
    state.exportCode = sendCode(world, now, state.exportCode, SUBJECT, '')
    user.codesSent += 1
  }
  return permit
}

/** Confirms the export by its code: the file goes out, and the code is used up. */
export function confirmExport(origin: Origin, typed: string): void {
  const { user, now } = origin
  const state = sliceOf('account', origin)
  const code = state.exportCode
  if (code === null) throw new Refusal(RESULTS.codeExpired)
  checkCode(code, typed, now)
  state.exportCode = null
  state.exportedAt = now
  const { email } = userDataOf(origin)
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
