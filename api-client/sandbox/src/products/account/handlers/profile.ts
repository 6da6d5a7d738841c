import { customerOf, type Handlers } from '../../../engine/context.ts'
import type { Others } from '../others.ts'
import { lastReview } from '../auditRecord.ts'
import { takeComplaint } from '../complaints.ts'
import { confirmExport, prepareExport } from '../export.ts'
import { identityOf, isVerified } from '../../../people/account/identity.ts'
import { accountSeedOf } from '../../../people/account/seed.ts'
import { closingObstacles, mobileChangePermit } from '../standing.ts'
import { keepUserData, userDataOf } from '../../../people/account/userData.ts'
import { wechatOf } from '../wechat.ts'
import { maskMobile } from '../../../people/account/mobile.ts'

/** Handlers for the customer's identity and profile, and for what the account allows. */
export const profileHandlers = (others: Others) =>
  ({
    'user/queryIdentity'(_, context) {
      const customer = customerOf(context)
      const mobile = maskMobile(customer.user.mobile)
      if (!isVerified(customer)) return { realName: null, idNumber: null, mobile, age: null }
      const { name, idNumberMasked, age } = identityOf(customer)
      return { realName: name, idNumber: idNumberMasked, mobile, age }
    },

    'user/queryAccount'(_, context) {
      const { openStatus, accountChannel } = accountSeedOf(context.persona())
      return { openStatus, accountChannel }
    },

    'user/queryAuditRecord': (_, context) => lastReview(customerOf(context)),

    'user/selectUserData'(_, context) {
      const customer = customerOf(context)
      return {
        ...userDataOf(customer),
        headUrl: null,
        realName: isVerified(customer) ? identityOf(customer).nameMasked : null,
        mobile: maskMobile(customer.user.mobile),
      }
    },

    'user/updateUserData'(change, context) {
      keepUserData(customerOf(context), change)
      return {}
    },

    'user/checkWechatBind': (_, context) => wechatOf(context),

    'user/canLogout'(_, context) {
      const reasons = closingObstacles(customerOf(context), others)
      return { allowed: reasons.length === 0, reasons }
    },

    'user/changeMobilePrecheck': (_, context) => mobileChangePermit(customerOf(context)),

    'user/checkPersonalInfoExport': (_, context) => prepareExport(customerOf(context)),

    'user/checkPersonalInfoExportCode'({ verifyCode }, context) {
      confirmExport(customerOf(context), verifyCode)
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
