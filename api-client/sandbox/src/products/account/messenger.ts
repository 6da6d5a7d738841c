import { MINUTE_MS } from '../../engine/calendar.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { newId, unshiftCapped, type World } from '../../engine/world.ts'
import { ACCOUNT_CAPS, type MessengerCode } from '../../people/account/state.ts'

/** How long a code of a messenger's page is valid. */
const VALID_MS = 5 * MINUTE_MS

/** The messengers that sign customers in. */
const MESSENGERS = ['wechat', 'miniProgram', 'wecom'] as const

/** Whether a text is the name of a messenger. */
export function isMessenger(text: string): text is MessengerCode['kind'] {
  return MESSENGERS.some((each) => each === text)
}

/** Creates a code of a messenger's page that signs in the customer of a number, once. */
export function giveMessengerCode(
  world: World,
  now: number,
  { kind, mobile }: Pick<MessengerCode, 'kind' | 'mobile'>,
): string {
  const code = newId(world, 'X')
  unshiftCapped(world.messengerCodes, { code, kind, mobile, at: now }, ACCOUNT_CAPS.messengerCodes)
  return code
}

/** The phone number of a messenger's code; the code is used up. */
export function takeMessengerCode(world: World, now: number, code: string, kind: string): string {
  const found = world.messengerCodes.find((each) => each.code === code && each.kind === kind)
  world.messengerCodes = world.messengerCodes.filter((each) => each !== found)
  if (found === undefined || now >= found.at + VALID_MS)
    throw new Refusal(RESULTS.partnerLogin, '微信授权已失效，请重新授权')
  return found.mobile
}
