import { checkCode, sendCode } from '../../engine/codes.ts'
import type { Code } from '../../engine/code.ts'
import type { Origin } from '../../engine/origin.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { sliceOf } from '../../engine/slices.ts'
import { accountSlice } from '../../people/account/fresh.ts'
import type { Others } from './others.ts'
import { freePhone } from './phones.ts'
import { closingObstacles } from './standing.ts'

const SUBJECT = 'closeAccount'

/** Sends the code that confirms closing the account, to the phone of the account. */
export function sendCloseCode(origin: Origin, others: Others): Code {
  refuseWithObstacles(origin, others)
  const { world, user, now } = origin
  const state = sliceOf(accountSlice, origin)
  const code = sendCode(world, now, state.closeCode, SUBJECT, '')
  state.closeCode = code
  user.codesSent += 1
  return code
}

/** Closes the account: its sessions end, and the next sign-in with the number creates a new customer. */
export function closeAccount(origin: Origin, typed: string, others: Others): void {
  refuseWithObstacles(origin, others)
  const { world, user, now } = origin
  const { closeCode } = sliceOf(accountSlice, origin)
  if (closeCode === null) throw new Refusal(RESULTS.codeExpired)
  checkCode(closeCode, typed, now)
  world.sessions = world.sessions.filter((session) => session.userId !== user.userId)
  world.users = world.users.filter((each) => each !== user)
  freePhone(world, user.mobile)
}

function refuseWithObstacles(origin: Origin, others: Others): void {
  const [obstacle] = closingObstacles(origin, others)
  if (obstacle !== undefined) throw new Refusal(RESULTS.notEntitled, obstacle)
}
