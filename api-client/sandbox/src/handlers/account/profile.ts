import { originOf, type Handlers } from '../../context.ts'
import { lastReview } from '../../lender/account/audit-record.ts'
import { takeComplaint } from '../../lender/account/complaints.ts'
import { confirmExport, prepareExport } from '../../lender/account/export.ts'
import { identityOf, isVerified } from '../../lender/account/identity.ts'
import { accountSeedOf } from '../../lender/account/seed.ts'
import { closingObstacles, mobileChangePermit } from '../../lender/account/standing.ts'
import { keepUserData, userDataOf } from '../../lender/account/user-data.ts'
import { wechatOf } from '../../lender/account/wechat.ts'
import { maskMobile } from '../../lender/people.ts'

/** Who the customer is, and what the account lets be done. */
export const profileHandlers = {
  'user/queryIdentity'(_, context) {
    const origin = originOf(context)
    const mobile = maskMobile(origin.user.mobile)
    if (!isVerified(origin)) return { realName: null, idNumber: null, mobile, age: null }
    const { name, idNumberMasked, age } = identityOf(origin)
    return { realName: name, idNumber: idNumberMasked, mobile, age }
  },

  'user/queryAccount'(_, context) {
    const { openStatus, accountChannel } = accountSeedOf(context.persona())
    return { openStatus, accountChannel }
  },

  'user/queryAuditRecord': (_, context) => lastReview(originOf(context)),

  'user/selectUserData'(_, context) {
    const origin = originOf(context)
    return {
      ...userDataOf(origin),
      headUrl: null,
      realName: isVerified(origin) ? identityOf(origin).nameMasked : null,
      mobile: maskMobile(origin.user.mobile),
    }
  },

  'user/updateUserData'(change, context) {
    keepUserData(originOf(context), change)
    return {}
  },

  'user/checkWechatBind': (_, context) => wechatOf(context),

  'user/canLogout'(_, context) {
    const reasons = closingObstacles(originOf(context))
    return { allowed: reasons.length === 0, reasons }
  },

  'user/changeMobilePrecheck': (_, context) => mobileChangePermit(originOf(context)),

  'user/checkPersonalInfoExport': (_, context) => prepareExport(originOf(context)),

  'user/checkPersonalInfoExportCode'({ verifyCode }, context) {
    confirmExport(originOf(context), verifyCode)
    return {}
  },

  'user/saveComplaint'(complaint, context) {
    const { complaintNo } = takeComplaint(context, complaint)
    return { complaintNo }
  },

  // The register has no entry of a stand-in: the number is one that cannot be given out.
  'user/getIcpRecord': () => ({
    recordNumber: '浙ICP备00000000号-1',
    url: 'https://beian.miit.gov.cn/',
  }),
} satisfies Handlers
