import { RISK_PHONES } from './magic.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import type { World } from '../../engine/world.ts'
import { MINUTE_MS } from '../../engine/calendar.ts'

/** Number of wrong codes after which a login needs a verification. */
const WRONG_UNTIL_VERIFY = 3

/** What a login needs: nothing more, a verification, or it is rejected. */
export interface LoginRisk {
  riskLevel: 'pass' | 'verify' | 'reject'
  reason: string | null
}

/** The risk of a login with a phone number, from magic endings and wrong codes. */
export function loginRiskOf(world: World, mobile: string, now: number): LoginRisk {
  if (mobile.endsWith(RISK_PHONES.reject)) {
    return { riskLevel: 'reject', reason: '该手机号存在安全风险，暂时无法登录，请联系客服处理' }
  }
  const code = world.loginCodes[mobile]
  if (code !== undefined && code.lockedUntil > now) {
    const minutes = Math.ceil((code.lockedUntil - now) / MINUTE_MS)
    return { riskLevel: 'reject', reason: `验证码错误次数过多，请${minutes}分钟后再试` }
  }
  if (mobile.endsWith(RISK_PHONES.verify)) {
    return { riskLevel: 'verify', reason: '检测到您在新设备登录，请完成短信验证' }
  }
  if (code !== undefined && code.wrong >= WRONG_UNTIL_VERIFY) {
    return { riskLevel: 'verify', reason: '验证码多次输入错误，请确认是本人操作' }
  }
  return { riskLevel: 'pass', reason: null }
}

/** Refuses codes and logins for phones that risk control rejects. */
export function refuseRiskyLogin(mobile: string): void {
  if (mobile.endsWith(RISK_PHONES.reject)) throw new Refusal(RESULTS.loginRejected)
}
