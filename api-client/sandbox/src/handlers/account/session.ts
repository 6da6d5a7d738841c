import { loginRiskOf } from '../../lender/account/risk.ts'
import { SECOND_MS } from '../../lender/calendar.ts'
import { openSession } from '../../lender/people.ts'
import { TOKEN_SECONDS } from '../../magic/index.ts'
import { Refusal, RESULTS } from '../../results.ts'
import type { Handlers } from '../../context.ts'

/** How long a token that was swapped still works: calls that are under way, or a reply that got lost. */
const GRACE_MS = 60 * SECOND_MS

/** What a login is asked before it, and the token after it. */
export const accountSessionHandlers = {
  'user/loginRisk'({ mobile }, { world, now }) {
    return mobile === undefined ? { riskLevel: 'pass', reason: null } : loginRiskOf(world, mobile, now)
  },

  'user/refreshToken'(_, { world, now, session, user }) {
    const owner = user()
    if (session === null) throw new Refusal(RESULTS.sessionInvalid)
    // The fixed token of measurements never ends, so it is not cut short either.
    if (session.expiresAt !== Number.MAX_SAFE_INTEGER) {
      session.expiresAt = Math.min(session.expiresAt, now + GRACE_MS)
    }
    const { token, userId } = openSession(world, owner, now)
    return { token, userId, expiresIn: TOKEN_SECONDS }
  },
} satisfies Handlers
