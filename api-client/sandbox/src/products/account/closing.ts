import { checkCode, sendCode } from '../../engine/codes.ts'
import type { Code } from '../../engine/code.ts'
import type { Customer } from '../../engine/customer.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { sliceOf } from '../../engine/slices.ts'
import { accountSlice } from '../../people/account/fresh.ts'
import type { Others } from './others.ts'
import { freePhone } from './phones.ts'
import { closingObstacles } from './standing.ts'

const SUBJECT = 'closeAccount'

/** Sends the code that confirms closing the account, to the phone of the account. */
export function sendCloseCode(customer: Customer, others: Others): Code {
  refuseWithObstacles(customer, others)
  const { world, user, now } = customer
  const state = sliceOf(accountSlice, customer)
  const code = sendCode(world, now, state.closeCode, SUBJECT, '')
  state.closeCode = code
  user.codesSent += 1
  return code
}

/** Closes the account: its sessions end, and the next sign-in with the number creates a new customer. */
export function closeAccount(customer: Customer, typed: string, others: Others): void {
  refuseWithObstacles(customer, others)
  const { world, user, now } = customer
  const { closeCode } = sliceOf(accountSlice, customer)
  if (closeCode === null) throw new Refusal(RESULTS.codeExpired)
  checkCode(closeCode, typed, now)
  world.sessions = world.sessions.filter((session) => session.userId !== user.userId)
  world.users = world.users.filter((each) => each !== user)
  freePhone(world, user.mobile)
  world.closings += 1
}

function refuseWithObstacles(customer: Customer, others: Others): void {
  const [obstacle] = closingObstacles(customer, others)
  if (obstacle !== undefined) throw new Refusal(RESULTS.notEntitled, obstacle)
}
