import { loginRiskOf, refuseRiskyLogin } from '../risk.ts'
import { checkCode, secondsToResend, sendCode } from '../../../engine/codes.ts'
import { CAPS } from '../../../engine/world.ts'
import { SECOND_MS } from '../../../engine/calendar.ts'
import { maskMobile } from '../../../people/account/mobile.ts'
import { openSession } from '../../../engine/session.ts'
import { TOKEN_SECONDS } from '../../../engine/codeRules.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'
import type { Handlers } from '../../../engine/context.ts'

/** How long a replaced token still works, for calls in progress or a lost reply. */
const GRACE_MS = 60 * SECOND_MS

const LOGIN = 'login'

/** Handlers for sign-in by code, the risk check before it, the token, and sign-out. */
export const accountSessionHandlers = {
  'user/sendLoginCode'({ mobile }, { world, now }) {
    refuseRiskyLogin(mobile)
    const code = sendCode(world, now, world.loginCodes[mobile] ?? null, LOGIN, '')
    delete world.loginCodes[mobile]
    world.loginCodes[mobile] = code
    for (const oldest of Object.keys(world.loginCodes).slice(0, -CAPS.users)) delete world.loginCodes[oldest]
    const user = world.users.find((each) => each.mobile === mobile)
    if (user) user.codesSent += 1
    return { mobileMasked: maskMobile(mobile), resendSeconds: secondsToResend(code, now) }
  },

  'user/login'({ mobile, verifyCode }, { world, now, customer }) {
    refuseRiskyLogin(mobile)
    const code = world.loginCodes[mobile]
    if (!code) throw new Refusal(RESULTS.codeExpired)
    checkCode(code, verifyCode, now)
    delete world.loginCodes[mobile]
    const { user } = customer(mobile)
    return { token: openSession(world, user, now).token, userId: user.userId, expiresIn: TOKEN_SECONDS }
  },

  'user/logout'(_, { world, session }) {
    world.sessions = world.sessions.filter((each) => each !== session)
    return {}
  },

  'user/loginRisk'({ mobile }, { world, now }) {
    return mobile === undefined ? { riskLevel: 'pass', reason: null } : loginRiskOf(world, mobile, now)
  },

  'user/refreshToken'(_, { world, now, session, user }) {
    const owner = user()
    if (session === null) throw new Refusal(RESULTS.sessionInvalid)
    // The fixed token for measurements never ends, so it is not shortened either.
    if (session.expiresAt !== Number.MAX_SAFE_INTEGER) {
      session.expiresAt = Math.min(session.expiresAt, now + GRACE_MS)
    }
    const { token, userId } = openSession(world, owner, now)
    return { token, userId, expiresIn: TOKEN_SECONDS }
  },
} satisfies Handlers
