import { checkCode, sendCode } from '../../engine/codes.ts'
import type { Code } from '../../engine/code.ts'
import type { Customer } from '../../engine/customer.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { sliceOf } from '../../engine/slices.ts'
import { accountSlice } from '../../people/account/fresh.ts'
import { freePhone } from './phones.ts'
import { refuseRiskyLogin } from './risk.ts'
import { mobileChangePermit } from './standing.ts'

const SUBJECT = 'mobileChange'

/** Sends the code that proves a new number; another number gets another code. */
export function sendMobileChangeCode(customer: Customer, mobile: string): Code {
  refuseUnlessFree(customer, mobile)
  const { world, user, now } = customer
  const state = sliceOf(accountSlice, customer)
  const last = state.mobileCode?.mobile === mobile ? state.mobileCode.code : null
  const code = sendCode(world, now, last, SUBJECT, '')
  state.mobileCode = { mobile, code }
  user.codesSent += 1
  return code
}

/** Changes the account's number after its code was checked. Sessions stay valid; the old number is free. */
export function changeMobile(customer: Customer, mobile: string, typed: string): void {
  refuseUnlessFree(customer, mobile)
  const { world, user, now } = customer
  const state = sliceOf(accountSlice, customer)
  if (state.mobileCode?.mobile !== mobile) throw new Refusal(RESULTS.codeExpired)
  checkCode(state.mobileCode.code, typed, now)
  state.mobileCode = null
  state.mobileChangedAt = now
  freePhone(world, user.mobile)
  user.mobile = mobile
}

function refuseUnlessFree(customer: Customer, mobile: string): void {
  const { allowed, reason } = mobileChangePermit(customer)
  if (!allowed) throw new Refusal(RESULTS.notEntitled, reason ?? undefined)
  if (mobile === customer.user.mobile)
    throw new Refusal(RESULTS.badRequest, '新手机号与当前手机号相同，请更换后重试')
  refuseRiskyLogin(mobile)
  if (customer.world.users.some((user) => user.mobile === mobile))
    throw new Refusal(RESULTS.notEntitled, '该手机号已注册，请更换手机号')
}
