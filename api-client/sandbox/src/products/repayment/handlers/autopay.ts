import { originOf, type Handlers } from '../../../engine/context.ts'
import {
  autoPayEntry,
  autoPayState,
  autoPayStatus,
  checkPrecondition,
  confirmSigning,
  isYes,
  signAgain,
  startSigning,
  switchAutoPay,
} from '../autopay.ts'

/** Handlers for automatic repayment. */
export const autoPayHandlers = {
  'repayment/queryPrecondition'(_, context) {
    checkPrecondition(originOf(context))
    return {}
  },

  'repayment/getAutopayStatus': (_, context) => autoPayState(originOf(context)),

  'repayment/getAutopayStatusV2': (_, context) => autoPayStatus(originOf(context)),

  'repayment/showAutoPayEntry': (_, context) => autoPayEntry(originOf(context)),

  'repayment/changeAutoPayStatus'({ autoRepaymentStatus }, context) {
    switchAutoPay(originOf(context), isYes(autoRepaymentStatus))
    return {}
  },

  'repayment/doBankCardSigned': ({ shouldEscape }, context) =>
    startSigning(originOf(context), isYes(shouldEscape)),

  'repayment/confirmBankCardSigned'(request, context) {
    confirmSigning(originOf(context), request)
    return {}
  },

  'repayment/resignAutoPay': (_, context) => signAgain(originOf(context)),
} satisfies Handlers
