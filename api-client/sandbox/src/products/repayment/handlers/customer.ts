import { LOAN_CAPS } from '../../../ledger/state/loan.ts'
import { repaymentSlice } from '../../../ledger/state/repaymentFresh.ts'
import type { Others } from '../others.ts'
import { customerOf, type Context, type Handlers } from '../../../engine/context.ts'
import { identityOf, isVerified } from '../../../people/account/identity.ts'
import { beijingTime } from '../../../engine/calendar.ts'
import { faceTriesLeft } from '../../../people/credit/face.ts'
import { loanButtonAuthOf } from '../../../people/credit/proofs.ts'
import { limitsIn } from '../../../ledger/limit/limits.ts'
import { maskMobile } from '../../../people/account/mobile.ts'
import { repaymentSeedOf } from '../../../ledger/state/repaymentSeed.ts'
import { lockOf, refuseWhenLocked } from '../../../ledger/bills/standing.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'
import { unshiftCapped } from '../../../engine/world.ts'

/** The kind of loan that has a limit of its own. */
const MERCHANT = 'merchant'

/** Handlers for the customer's status as a borrower, and for promises. */
export const customerHandlers = ({ merchantLoanRefusal }: Others) =>
  ({
    'cash/queryIdentityStatus'(_, context) {
      const { idAuth, idPhotoFrontAuth, idPhotoBackAuth } = loanButtonAuthOf(customerOf(context))
      return { idAuth, idPhotoFrontAuth, idPhotoBackAuth }
    },

    'cash/queryFaceStatus'(_, context) {
      const customer = customerOf(context)
      const { faceAuth, verifyTime } = loanButtonAuthOf(customer)
      return { faceAuth, verifyTime, remainTimes: faceTriesLeft(customer) }
    },

    'cash/queryUserInfo'(_, context) {
      const customer = customerOf(context)
      const mobile = maskMobile(customer.user.mobile)
      if (!isVerified(customer)) return { realName: null, idNumber: null, mobile, age: null }
      const { name, idNumberMasked, age } = identityOf(customer)
      return { realName: name, idNumber: idNumberMasked, mobile, age }
    },

    'cash/checkLockCode'(_, context) {
      const lock = lockOf(customerOf(context))
      if (lock === null) return { lockCode: null, reason: null, until: null }
      return { lockCode: lock.code, reason: lock.reason, until: lock.until && beijingTime(lock.until) }
    },

    'cash/getUserStatus'(_, context) {
      const customer = customerOf(context)
      refuseWhenLocked(customer)
      const { persona } = customer
      return { customerFlag: repaymentSeedOf(persona).customerFlag ?? persona.customerKind }
    },

    'cash/checkCanPublish'({ typeId }, context) {
      if (typeId.trim() === '') throw new Refusal(RESULTS.badRequest, '缺少借款类型，请补充后重试')
      const lock = lockOf(customerOf(context))
      if (lock !== null) return { allowed: false, reason: lock.reason, reasonCode: lock.code }
      const reason = typeId === MERCHANT ? merchantLoanRefusal(context) : limitRefusal(context)
      return reason === null
        ? { allowed: true, reason, reasonCode: null }
        : { allowed: false, reason, reasonCode: 'limit' }
    },

    'cash/protocolConfirm'(body, { world, now, user }) {
      unshiftCapped(world.consents, { at: now, userId: user().userId, body }, LOAN_CAPS.consents)
      return {}
    },

    'cash/reportNonStudent'({ confirmed }, context) {
      if (!confirmed) throw new Refusal(RESULTS.badRequest, '根据监管要求，暂不向在校学生提供借款服务')
      const state = context.slice(repaymentSlice)
      state.nonStudentAt ??= context.now
      return {}
    },

    // The risk engine uses the data about device and behaviour; the sandbox only records that they came.
    'cash/riskReport'({ scene }, { world, now, user }) {
      const body = { riskScene: scene.slice(0, 80) }
      unshiftCapped(world.traces, { at: now, userId: user().userId, body }, LOAN_CAPS.traces)
      return {}
    },
  }) satisfies Handlers

/** Why the customer's own limit does not suffice for a loan; null when it does. */
function limitRefusal(context: Context): string | null {
  const { usableCents, minimumCents } = limitsIn(context)
  return usableCents < minimumCents ? '剩余可用额度不足，暂时无法借款' : null
}
