import { originOf, type Context } from '../../context.ts'
import type { Wire, WireRequest } from '../../contract.ts'
import { creditAmounts } from '../../lender/account/amounts.ts'
import { identityOf, isVerified } from '../../lender/account/identity.ts'
import { beijingDay } from '../../lender/calendar.ts'
import { linkUrl } from '../../lender/channel/partners.ts'
import type { PartnerTable } from '../../lender/channel/partners/index.ts'
import { firstMissing, placeOf, stepNameOf } from '../../lender/channel/progress.ts'
import {
  assessmentOf,
  pollAssessment,
  startAssessment,
  wireAssessment,
  type Assessment,
} from '../../lender/credit/assessment.ts'
import { checkFace } from '../../lender/credit/face.ts'
import { proveIdNumber } from '../../lender/credit/id-number.ts'
import { confirmIdPhotos } from '../../lender/credit/id-photos.ts'
import { preAssessmentOf } from '../../lender/credit/pre-assessment.ts'
import { missingProofs, proofsOf } from '../../lender/credit/proofs.ts'
import { limitsIn } from '../../lender/limits.ts'
import { maskMobile } from '../../lender/people.ts'
import { Refusal, RESULTS } from '../../results.ts'

type NextStep = Wire<'channel/idAuth'>

/** The next page as this partner's table has it: a step name, or the address of another company. */
export function pageMeta(context: Context, table: PartnerTable): Wire<'channel/getPageMeta'> {
  const place = placeOf(originOf(context), table)
  if ('page' in place) return { actionType: 'PAGE', pageCode: place.page, url: null }
  const { link, goal } = place.link
  return { actionType: 'LINK', pageCode: null, url: linkUrl(context, table.code, link, goal !== 'never') }
}

/** Who the customer is, as far as the lender knows, and where they stand. */
export function userInfo(context: Context, table: PartnerTable): Wire<'channel/queryUserInfo'> {
  const origin = originOf(context)
  const identity = isVerified(origin) ? identityOf(origin) : null
  return {
    realName: identity?.nameMasked ?? null,
    idNumber: identity?.idNumberMasked ?? null,
    mobile: maskMobile(origin.user.mobile),
    step: nextStepOf(context, table).nextStep,
  }
}

/** The identity step by name and number. Encrypted ones cannot be read here and stand for the customer's own. */
export function provePerson(
  {
    realName,
    idNumber,
    encrypted,
  }: { realName: string | undefined; idNumber: string; encrypted?: boolean | undefined },
  context: Context,
  table: PartnerTable,
): NextStep {
  const origin = originOf(context)
  const own = identityOf(origin)
  const person = encrypted === true ? own : { name: realName ?? own.name, idNumber }
  return again(context, table, 'idNumber', () => {
    const isKnown = missingProofs(origin, ['idNumber']).length === 0
    if (isKnown && (person.name !== own.name || person.idNumber.toUpperCase() !== own.idNumber)) {
      throw new Refusal(RESULTS.idNumberRefused, '与您已认证的身份信息不一致，请使用本人证件')
    }
    proveIdNumber(origin, person)
  })
}

/** The identity step by photos. What was typed beside them has to be the customer's own, and the card valid. */
export function provePhotos(
  { realName, idNumber, validity, ...keys }: WireRequest<'channel/idCardAuth'>,
  context: Context,
  table: PartnerTable,
): NextStep {
  const origin = originOf(context)
  requireIdentity(context)
  const state = context.slice('channel')
  return again(context, table, 'idFront', () => {
    state.arePhotosDoubted = true
    const own = identityOf(origin)
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
  return checkFace(originOf(context), request)
}

/** Starts the assessment once everything before it is there. */
export function startAssessing(context: Context, table: PartnerTable): Wire<'channel/assessAmount'> {
  const origin = originOf(context)
  const { status } = assessmentOf(origin)
  if ((status === 0 || status === 2) && firstMissing(origin, table) !== null) {
    throw new Refusal(RESULTS.stepMissing, '资料尚未填写完整，请先完成前面的步骤')
  }
  return withAmount(context, startAssessment(origin))
}

/** One status poll of the assessment. */
export function assessmentStatus(context: Context): Wire<'channel/assessAmount'> {
  return withAmount(context, pollAssessment(originOf(context)))
}

/** The limits. Reading them after a decision tells the lender that the customer has seen its outcome. */
export function amounts(context: Context): Wire<'channel/queryAmount'> {
  const origin = originOf(context)
  const { seen } = context.slice('channel')
  if (preAssessmentOf(origin).status === 'success') seen.preAssessment = true
  if (assessmentOf(origin).status === 3) seen.assessment = true
  return creditAmounts(context)
}

/** Where the identity papers stand, and what follows. */
export function idAuthInfo(context: Context, table: PartnerTable): Wire<'channel/queryIdAuthInfo'> {
  const proofs = proofsOf(originOf(context))
  return {
    idAuth: proofs.idNumber,
    idPhotoFrontAuth: proofs.idFront,
    idPhotoBackAuth: proofs.idBack,
    ...nextStepOf(context, table),
  }
}

/** Refuses what needs a known name. */
export function requireIdentity(context: Context): void {
  if (missingProofs(originOf(context), ['idNumber']).length > 0) {
    throw new Refusal(RESULTS.stepMissing, '请先完成身份认证')
  }
}

function nextStepOf(context: Context, table: PartnerTable): { nextStep: string | null; reason: null } {
  return { nextStep: stepNameOf(placeOf(originOf(context), table)), reason: null }
}

/** Does an identity step; one that did not succeed is named again with its reason. */
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

/** Whether a validity as printed, '2015.03.01-2025.03.01', is over; '长期' never is. */
function isOver(validity: string | undefined, now: number): boolean {
  const [, year = '', month = '', day = ''] = /(\d{4})\.(\d{2})\.(\d{2})\s*$/.exec(validity ?? '') ?? []
  return year !== '' && `${year}-${month}-${day}` < beijingDay(now)
}

/** An assessment as the contract shows it; one that was passed before the first day has the limit for its amount. */
function withAmount(context: Context, assessment: Assessment): Wire<'channel/assessAmount'> {
  const granted = assessment.amountCents ?? limitsIn(context).totalCents
  return wireAssessment({ ...assessment, amountCents: assessment.status === 3 ? granted : null })
}
