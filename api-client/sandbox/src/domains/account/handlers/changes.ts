import { secondsToResend } from '../../../engine/codes.ts'
import { originOf, type Handlers } from '../../../engine/context.ts'
import { maskMobile, openSession } from '../../../engine/people.ts'
import { TOKEN_SECONDS } from '../../../engine/code-rules.ts'
import { keepAddress } from '../../home/offers.ts'
import { closeAccount, sendCloseCode } from '../closing.ts'
import { takeMessengerCode } from '../messenger.ts'
import { changeMobile, sendMobileChangeCode } from '../mobile-change.ts'
import { refuseRiskyLogin } from '../risk.ts'

/** Handlers that change the account itself: its number, closing it, its addresses; and sign-in by a messenger. */
export const accountChangeHandlers = {
  'user/messengerLogin'({ code, kind }, { world, now, customer }) {
    const mobile = takeMessengerCode(world, now, code, kind)
    refuseRiskyLogin(mobile)
    const { user } = customer(mobile)
    return { token: openSession(world, user, now).token, userId: user.userId, expiresIn: TOKEN_SECONDS }
  },

  'user/sendMobileChangeCode'({ mobile }, context) {
    const code = sendMobileChangeCode(originOf(context), mobile)
    return { mobileMasked: maskMobile(mobile), resendSeconds: secondsToResend(code, context.now) }
  },

  'user/changeMobile'({ mobile, verifyCode }, context) {
    changeMobile(originOf(context), mobile, verifyCode)
    return { mobileMasked: maskMobile(mobile) }
  },

  'user/sendCloseAccountCode'(_, context) {
    const code = sendCloseCode(originOf(context))
    return {
      mobileMasked: maskMobile(context.user().mobile),
      resendSeconds: secondsToResend(code, context.now),
    }
  },

  'user/closeAccount'({ verifyCode }, context) {
    closeAccount(originOf(context), verifyCode)
    return {}
  },

  'user/saveAddress': ({ address }, context) => ({ addressId: keepAddress(originOf(context), address) }),
} satisfies Handlers
