import { originOf, type Handlers } from '../../../engine/context.ts'
import type { Others } from '../others.ts'
import { lastReview } from '../audit-record.ts'
import { takeComplaint } from '../complaints.ts'
import { confirmExport, prepareExport } from '../export.ts'
import { identityOf, isVerified } from '../../../people/account/identity.ts'
import { accountSeedOf } from '../../../people/account/seed.ts'
import { closingObstacles, mobileChangePermit } from '../standing.ts'
import { keepUserData, userDataOf } from '../../../people/account/user-data.ts'
import { wechatOf } from '../wechat.ts'
import { maskMobile } from '../../../people/account/mobile.ts'

/** Handlers for the customer's identity and profile, and for what the account allows. */
export const profileHandlers = (others: Others) =>
  ({
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
      const reasons = closingObstacles(originOf(context), others)
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

    // The sandbox is in no official register: this is a number that is never assigned.
    'user/getIcpRecord': () => ({
      recordNumber: '浙ICP备00000000号-1',
      url: 'https://beian.miit.gov.cn/',
    }),
  }) satisfies Handlers
