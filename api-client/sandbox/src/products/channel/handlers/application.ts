import { channelSlice } from '../fresh.ts'
import { customerOf, type Context } from '../../../engine/context.ts'
import type { Wire, WireRequest } from '../../../engine/contract.ts'
import { creditAmounts } from '../../../ledger/limit/amounts.ts'
import { identityOf, isVerified } from '../../../people/account/identity.ts'
import { beijingDay } from '../../../engine/calendar.ts'
import { linkUrl } from '../partners.ts'
import type { PartnerTable } from '../partners/index.ts'
import { firstMissing, placeOf, stepNameOf } from '../progress.ts'
import {
  assessmentOf,
  pollAssessment,
  startAssessment,
  wireAssessment,
  type Assessment,
} from '../../../ledger/limit/assessment.ts'
import { checkFace } from '../../../people/credit/face.ts'
import { proveIdNumber } from '../../../people/credit/idNumber.ts'
import { confirmIdPhotos } from '../../../people/credit/idPhotos.ts'
import { preAssessmentOf } from '../../../people/credit/preAssessment.ts'
import { missingProofs, proofsOf } from '../../../people/credit/proofs.ts'
import { limitsIn } from '../../../ledger/limit/limits.ts'
import { maskMobile } from '../../../people/account/mobile.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'

type NextStep = Wire<'channel/idAuth'>

/** The next page in this partner's table: a step name, or the address of another company. */
export function pageMeta(context: Context, table: PartnerTable): Wire<'channel/getPageMeta'> {
  const place = placeOf(customerOf(context), table)
  if ('page' in place) return { actionType: 'PAGE', pageCode: place.page, url: null }
  const { link, goal } = place.link
  return { actionType: 'LINK', pageCode: null, url: linkUrl(context, table.code, link, goal !== 'never') }
}

/** The customer's known identity and progress. */
export function userInfo(context: Context, table: PartnerTable): Wire<'channel/queryUserInfo'> {
  const customer = customerOf(context)
  const identity = isVerified(customer) ? identityOf(customer) : null
  return {
    realName: identity?.nameMasked ?? null,
    idNumber: identity?.idNumberMasked ?? null,
    mobile: maskMobile(customer.user.mobile),
    step: nextStepOf(context, table).nextStep,
  }
}

/**
 * The identity step with name and number. Encrypted fields cannot be decrypted here and count as the customer's own.
 */
export function provePerson(
  {
    realName,
    idNumber,
    encrypted,
  }: { realName: string | undefined; idNumber: string; encrypted?: boolean | undefined },
  context: Context,
  table: PartnerTable,
): NextStep {
  const customer = customerOf(context)
  const own = identityOf(customer)
  const person = encrypted === true ? own : { name: realName ?? own.name, idNumber }
  return again(context, table, 'idNumber', () => {
    const isKnown = missingProofs(customer, ['idNumber']).length === 0
    if (isKnown && (person.name !== own.name || person.idNumber.toUpperCase() !== own.idNumber)) {
      throw new Refusal(RESULTS.idNumberRefused, '与您已认证的身份信息不一致，请使用本人证件')
    }
    proveIdNumber(customer, person)
  })
}

/** The identity step with photos. Typed data must be the customer's own, and the card must be valid. */
export function provePhotos(
  { realName, idNumber, validity, ...keys }: WireRequest<'channel/idCardAuth'>,
  context: Context,
  table: PartnerTable,
): NextStep {
  const customer = customerOf(context)
  requireIdentity(context)
  const state = context.slice(channelSlice)
  return again(context, table, 'idFront', () => {
    state.arePhotosDoubted = true
    const own = identityOf(customer)
    const differs = (realName ?? own.name) !== own.name || (idNumber ?? own.idNumber) !== own.idNumber
    if (differs) throw new Refusal(RESULTS.photoUnusable, '证件信息与实名信息不一致，请核对后重新上传')
    if (isOver(validity, context.now)) {
      throw new Refusal(RESULTS.photoUnusable, '身份证已过期，请更换有效证件后重新上传')
    }
    confirmIdPhotos(context, keys)
    state.arePhotosDoubted = false
  })
}

/** The face check of a customer whose name is known. */
export function proveFace(
  request: WireRequest<'channel/faceVerify'>,
  context: Context,
): Wire<'channel/faceVerify'> {
  requireIdentity(context)
  return checkFace(customerOf(context), request)
}

/** Starts the assessment when all earlier steps are completed. */
export function startAssessing(context: Context, table: PartnerTable): Wire<'channel/assessAmount'> {
  const customer = customerOf(context)
  const { status } = assessmentOf(customer)
  if ((status === 0 || status === 2) && firstMissing(customer, table) !== null) {
    throw new Refusal(RESULTS.stepMissing, '资料尚未填写完整，请先完成前面的步骤')
  }
  return withAmount(context, startAssessment(customer))
}

/** One status poll of the assessment. */
export function assessmentStatus(context: Context): Wire<'channel/assessAmount'> {
  return withAmount(context, pollAssessment(customerOf(context)))
}

/** The limits. Reading them after a decision records that the customer has seen its outcome. */
export function amounts(context: Context): Wire<'channel/queryAmount'> {
  const customer = customerOf(context)
  const { seen } = context.slice(channelSlice)
  if (preAssessmentOf(customer).status === 'success') seen.preAssessment = true
  if (assessmentOf(customer).status === 3) seen.assessment = true
  return creditAmounts(context)
}

/** The status of the identity documents, and the next step. */
export function idAuthInfo(context: Context, table: PartnerTable): Wire<'channel/queryIdAuthInfo'> {
  const proofs = proofsOf(customerOf(context))
  return {
    idAuth: proofs.idNumber,
    idPhotoFrontAuth: proofs.idFront,
    idPhotoBackAuth: proofs.idBack,
    ...nextStepOf(context, table),
  }
}

/** Refuses customers without a known name. */
export function requireIdentity(context: Context): void {
  if (missingProofs(customerOf(context), ['idNumber']).length > 0) {
    throw new Refusal(RESULTS.stepMissing, '请先完成身份认证')
  }
}

function nextStepOf(context: Context, table: PartnerTable): { nextStep: string | null; reason: null } {
  return { nextStep: stepNameOf(placeOf(customerOf(context), table)), reason: null }
}

/** Performs an identity step; after a failure, the same step is returned with the reason. */
function again(
  context: Context,
  table: PartnerTable,
  proof: 'idNumber' | 'idFront',
  prove: () => void,
): NextStep {
  try {
    prove()
  } catch (error) {
    const isDoubt =
      error instanceof Refusal &&
      [RESULTS.idNumberRefused, RESULTS.photoUnusable].some((code) => code === error.code)
    const step = table.before.find(({ goal }) => Array.isArray(goal) && goal.includes(proof))
    if (!isDoubt || !step) throw error
    return { nextStep: step.page, reason: error.message }
  }
  return nextStepOf(context, table)
}

/** Whether a printed validity, '2015.03.01-2025.03.01', is over; '长期' never ends. */
function isOver(validity: string | undefined, now: number): boolean {
  const [, year = '', month = '', day = ''] = /(\d{4})\.(\d{2})\.(\d{2})\s*$/.exec(validity ?? '') ?? []
  return year !== '' && `${year}-${month}-${day}` < beijingDay(now)
}

/** An assessment as the contract describes it; one that passed before the first day has the limit as its amount. */
function withAmount(context: Context, assessment: Assessment): Wire<'channel/assessAmount'> {
  const granted = assessment.amountCents ?? limitsIn(context).totalCents
  return wireAssessment({ ...assessment, amountCents: assessment.status === 3 ? granted : null })
}
