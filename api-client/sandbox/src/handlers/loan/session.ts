import { refuseRiskyLogin } from '../../lender/account/risk.ts'
import { secondsToResend, checkCode, sendCode } from '../../lender/codes.ts'
import { maskMobile, openSession, userOf } from '../../lender/people.ts'
import { TOKEN_SECONDS } from '../../magic/index.ts'
import { Refusal, RESULTS } from '../../results.ts'
import { CAPS } from '../../world.ts'
import type { Handlers } from '../../context.ts'

const LOGIN = 'login'

/** Sign-in by code, and sign-out. */
export const sessionHandlers = {
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

  'user/login'({ mobile, verifyCode }, { world, now }) {
    refuseRiskyLogin(mobile)
    const code = world.loginCodes[mobile]
    if (!code) throw new Refusal(RESULTS.codeExpired)
    checkCode(code, verifyCode, now)
    delete world.loginCodes[mobile]
    const user = userOf(world, mobile)
    return { token: openSession(world, user, now).token, userId: user.userId, expiresIn: TOKEN_SECONDS }
  },

  'user/logout'(_, { world, session }) {
    world.sessions = world.sessions.filter((each) => each !== session)
    return {}
  },
} satisfies Handlers
