import type { Context, Handlers } from '../../context.ts'
import { personaOf } from '../../context.ts'
import type { Wire } from '../../contract.ts'
import { isPartnerCode, partners, type PartnerCode } from '../../lender/channel/partners/index.ts'
import { enterPartner } from '../../lender/channel/partners.ts'
import { channelSeedOf } from '../../lender/channel/seed.ts'
import { openSession, userOf } from '../../lender/people.ts'
import { PARTNER_TOKEN_EXPIRED } from '../../magic/channel.ts'
import { TOKEN_SECONDS } from '../../magic/index.ts'
import { Refusal, RESULTS } from '../../results.ts'

/** `{partner}.{phone}`: the stand-in for what a partner hands over. */
const TOKEN_FORM = /^([a-z-]+)\.(1\d{10})$/

/** Signs in the customer a partner's credential names. */
function signIn(partnerToken: string, context: Context, only: PartnerCode | null): Wire<'channel/loginHook'> {
  const { world, now } = context
  if (partnerToken.endsWith(PARTNER_TOKEN_EXPIRED)) {
    throw new Refusal(RESULTS.partnerLogin, '登录凭证已过期，请返回合作方重新进入')
  }
  const [, code = '', mobile = ''] = TOKEN_FORM.exec(partnerToken) ?? []
  if (!isPartnerCode(code) || (only !== null && code !== only)) throw new Refusal(RESULTS.partnerLogin)
  const user = userOf(world, mobile)
  const persona = personaOf(world, user)
  if (channelSeedOf(persona).door === 'refused' && partners[code].doorPages.refused === null) {
    throw new Refusal(RESULTS.partnerLogin, '您暂不符合合作方的准入条件')
  }
  enterPartner({ world, user, persona, now }, code)
  return { token: openSession(world, user, now).token, userId: user.userId, expiresIn: TOKEN_SECONDS }
}

/** Signing in with what a partner handed over. */
export const partnerSessionHandlers = {
  'channel/loginHook': ({ partnerToken }, context) => signIn(partnerToken, context, null),
  'creditMaoYan/loginHook': ({ partnerToken }, context) => signIn(partnerToken, context, 'maoyan'),
} satisfies Handlers
