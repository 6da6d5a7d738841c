import type { Context, Handlers } from '../../../engine/context.ts'
import type { Wire } from '../../../engine/contract.ts'
import { isPartnerCode, partners, type PartnerCode } from '../partners/index.ts'
import { enterPartner } from '../partners.ts'
import { channelSeedOf } from '../seed.ts'
import { openSession } from '../../../engine/session.ts'
import { PARTNER_TOKEN_EXPIRED } from '../magic.ts'
import { TOKEN_SECONDS } from '../../../engine/codeRules.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'

/** `{partner}.{phone}`: the sandbox's form of a partner token. */
const TOKEN_FORM = /^([a-z-]+)\.(1\d{10})$/

/** Signs in the customer of a partner token. */
function signIn(partnerToken: string, context: Context, only: PartnerCode | null): Wire<'channel/loginHook'> {
  const { world, now } = context
  if (partnerToken.endsWith(PARTNER_TOKEN_EXPIRED)) {
    throw new Refusal(RESULTS.partnerLogin, '登录凭证已过期，请返回合作方重新进入')
  }
  const [, code = '', mobile = ''] = TOKEN_FORM.exec(partnerToken) ?? []
  if (!isPartnerCode(code) || (only !== null && code !== only)) throw new Refusal(RESULTS.partnerLogin)
  const customer = context.customer(mobile)
  if (
    channelSeedOf(customer.persona).entryCheck === 'refused' &&
    partners[code].entryPages.refused === null
  ) {
    throw new Refusal(RESULTS.partnerLogin, '您暂不符合合作方的准入条件')
  }
  enterPartner(customer, code)
  const { user } = customer
  return { token: openSession(world, user, now).token, userId: user.userId, expiresIn: TOKEN_SECONDS }
}

/** Handlers for sign-in with a partner token. */
export const partnerSessionHandlers = {
  'channel/loginHook': ({ partnerToken }, context) => signIn(partnerToken, context, null),
  'creditMaoYan/loginHook': ({ partnerToken }, context) => signIn(partnerToken, context, 'maoyan'),
} satisfies Handlers
