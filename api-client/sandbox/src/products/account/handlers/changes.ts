import { secondsToResend } from '../../../engine/codes.ts'
import { customerOf, type Handlers } from '../../../engine/context.ts'
import { maskMobile } from '../../../people/account/mobile.ts'
import { openSession } from '../../../engine/session.ts'
import { TOKEN_SECONDS } from '../../../engine/codeRules.ts'
import type { Others } from '../others.ts'
import { closeAccount, sendCloseCode } from '../closing.ts'
import { takeMessengerCode } from '../messenger.ts'
import { changeMobile, sendMobileChangeCode } from '../mobileChange.ts'
import { refuseRiskyLogin } from '../risk.ts'

/** Handlers that change the account itself: its number, closing it; and sign-in by a messenger. */
export const accountChangeHandlers = (others: Others) =>
  ({
    'user/messengerLogin'({ code, kind }, { world, now, customer }) {
      const mobile = takeMessengerCode(world, now, code, kind)
      refuseRiskyLogin(mobile)
      const { user } = customer(mobile)
      return { token: openSession(world, user, now).token, userId: user.userId, expiresIn: TOKEN_SECONDS }
    },

    'user/sendMobileChangeCode'({ mobile }, context) {
      const code = sendMobileChangeCode(customerOf(context), mobile)
      return { mobileMasked: maskMobile(mobile), resendSeconds: secondsToResend(code, context.now) }
    },

    'user/changeMobile'({ mobile, verifyCode }, context) {
      changeMobile(customerOf(context), mobile, verifyCode)
      return { mobileMasked: maskMobile(mobile) }
    },

    'user/sendCloseAccountCode'(_, context) {
      const code = sendCloseCode(customerOf(context), others)
      return {
        mobileMasked: maskMobile(context.user().mobile),
        resendSeconds: secondsToResend(code, context.now),
      }
    },

    'user/closeAccount'({ verifyCode }, context) {
      closeAccount(customerOf(context), verifyCode, others)
      return {}
    },
  }) satisfies Handlers
