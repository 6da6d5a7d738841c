import { originOf, type Handlers } from '../../context.ts'
import { identityOf, isVerified } from '../../lender/account/identity.ts'
import { beijingTime } from '../../lender/calendar.ts'
import { loanButtonAuthOf } from '../../lender/credit/proofs.ts'
import { limitsIn } from '../../lender/limits.ts'
import { maskMobile } from '../../lender/people.ts'
import { repaymentSeedOf } from '../../lender/repayment/seed.ts'
import { lockOf, refuseWhenLocked } from '../../lender/repayment/standing.ts'
import { Refusal, RESULTS } from '../../results.ts'
import { CAPS, unshiftCapped } from '../../world.ts'

/** Who borrows, whether they may, and what they promise. */
export const customerHandlers = {
  'cash/queryIdentityStatus'(_, context) {
    const { idAuth, idPhotoFrontAuth, idPhotoBackAuth } = loanButtonAuthOf(originOf(context))
    return { idAuth, idPhotoFrontAuth, idPhotoBackAuth }
  },

  'cash/queryFaceStatus'(_, context) {
    const { faceAuth, verifyTime } = loanButtonAuthOf(originOf(context))
    return { faceAuth, verifyTime }
  },

  'cash/queryUserInfo'(_, context) {
    const origin = originOf(context)
    const mobile = maskMobile(origin.user.mobile)
    if (!isVerified(origin)) return { realName: null, idNumber: null, mobile, age: null }
    const { name, idNumberMasked, age } = identityOf(origin)
    return { realName: name, idNumber: idNumberMasked, mobile, age }
  },

  'cash/checkLockCode'(_, context) {
    const lock = lockOf(originOf(context))
    if (lock === null) return { lockCode: null, reason: null, until: null }
    return { lockCode: lock.code, reason: lock.reason, until: lock.until && beijingTime(lock.until) }
  },

  'cash/getUserStatus'(_, context) {
    const origin = originOf(context)
    refuseWhenLocked(origin)
    const { persona } = origin
    return { customerFlag: repaymentSeedOf(persona).customerFlag ?? persona.customerKind }
  },

  'cash/checkCanPublish'({ typeId }, context) {
    if (typeId.trim() === '') throw new Refusal(RESULTS.badRequest, '缺少借款类型，请补充后重试')
    const lock = lockOf(originOf(context))
    if (lock !== null) return { allowed: false, reason: lock.reason, reasonCode: lock.code }
    const { usableCents, minimumCents } = limitsIn(context)
    if (usableCents < minimumCents) {
      return { allowed: false, reason: '剩余可用额度不足，暂时无法借款', reasonCode: 'limit' }
    }
    return { allowed: true, reason: null, reasonCode: null }
  },

  'cash/protocolConfirm'(body, { world, now, user }) {
    unshiftCapped(world.consents, { at: now, userId: user().userId, body }, CAPS.consents)
    return {}
  },

  'cash/reportNonStudent'({ confirmed }, context) {
    if (!confirmed) throw new Refusal(RESULTS.badRequest, '根据监管要求，暂不向在校学生提供借款服务')
    const state = context.slice('repayment')
    state.nonStudentAt ??= context.now
    return {}
  },

  // What device and behaviour say is the risk engine's; the lender notes that it came.
  'cash/riskReport'({ scene }, { world, now, user }) {
    const body = { riskScene: scene.slice(0, 80) }
    unshiftCapped(world.traces, { at: now, userId: user().userId, body }, CAPS.traces)
    return {}
  },
} satisfies Handlers
