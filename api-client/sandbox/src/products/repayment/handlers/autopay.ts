import { customerOf, type Handlers } from '../../../engine/context.ts'
import { backAddress } from '../../../ledger/cards/bindPage.ts'
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
import { openVisit } from '../visits.ts'

/** Handlers for automatic repayment. */
export const autoPayHandlers = {
  'repayment/queryPrecondition'(_, context) {
    checkPrecondition(customerOf(context))
    return {}
  },

  'repayment/getAutopayStatus': (_, context) => autoPayState(customerOf(context)),

  'repayment/getAutopayStatusV2': (_, context) => autoPayStatus(customerOf(context)),

  'repayment/showAutoPayEntry': (_, context) => autoPayEntry(customerOf(context)),

  'repayment/changeAutoPayStatus'({ autoRepaymentStatus }, context) {
    switchAutoPay(customerOf(context), isYes(autoRepaymentStatus))
    return {}
  },

  'repayment/doBankCardSigned': ({ shouldEscape }, context) =>
    startSigning(customerOf(context), isYes(shouldEscape)),

  'repayment/confirmBankCardSigned'(request, context) {
    confirmSigning(customerOf(context), request)
    return {}
  },

  'repayment/getAlipaySignUrl'({ callBackUrl }, context) {
    const { baseUrl, scope } = context
    const visit = openVisit(customerOf(context), {
      kind: 'alipay',
      subject: '',
      callBackUrl: backAddress(context, callBackUrl),
    })
    return { url: `${baseUrl}/__sandbox/alipay?${new URLSearchParams({ scope, ticket: visit.id })}` }
  },

  'repayment/resignAutoPay': (_, context) => signAgain(customerOf(context)),
} satisfies Handlers
