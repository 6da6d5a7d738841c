import type { ProofName } from '../../../people/credit/state.ts'

/**
 * What completes a step.
 *
 * - a list: proofs that the customer must have given
 * - 'preAssessment': an assessment before the application has passed, and the customer has seen its outcome
 * - 'consent': an agreement was recorded since the customer came
 * - 'visit': the return from a page of another company
 * - 'card': a bank card
 * - 'payment': the order is paid
 * - 'never': the last step, which has no next one
 */
type StepGoal = readonly ProofName[] | 'preAssessment' | 'consent' | 'visit' | 'card' | 'payment' | 'never'

/** One step of a partner's flow: a page of the flow, a page of another company, or another flow. */
export interface PartnerStep {
  goal: StepGoal
  /** Step name of the page; null: the address in `link` instead. */
  page: string | null
  /** Slug of the sandbox's page below /__sandbox/partner/{code}/, or the path of a page of the app itself. */
  link: string | null
}

/** Goods that a customer buys from a partner and pays in instalments. */
export interface PartnerOrder {
  goodsName: string
  /** Integer cents. */
  amountCents: number
  /** Prefix of the order number. */
  prefix: string
}

/** One partner: names, order of steps, goods, customers. Data only; `index.ts` lists it, and nothing else names it. */
export interface Partner<Code extends string> {
  code: Code
  /** Its name as the customer sees it. */
  name: string
  /** The address of the front end that requests the next step and opens it. */
  entry: string
  /** Pages for customers who are not admitted, by the reason; other customers fail at sign-in. */
  entryPages: { refused: string | null; koocard: string | null }
  /**
   * Gives the partner customers of its own, one for each position in its flow: their phones are
   * 1380000NNNs, where NNN is 30 and this number. From 40 on they are free.
   * Left out: its testers take those of another partner.
   */
  phones?: number
  /** The steps before the assessment, in this order. */
  before: readonly PartnerStep[]
  /** Step names of the assessment: not started, running, failed, passed (status 0 to 3). */
  assessment: readonly [open: string, running: string, failed: string, passed: string] | null
  /** The steps after the customer has seen the granted limit, in this order; the last one never ends. */
  after: readonly PartnerStep[]
  order: PartnerOrder | null
}

/** Pages of other companies that the sandbox shows: with a way back, and the last ones without. */
export type VisitSlug = 'authorise' | 'institution' | 'cashier'
export type LastSlug = 'order' | 'tickets'

/** A page of another flow of the app itself, by its path. */
type AppPath = `/${string}`

/** A step on a page of the flow. */
export function onPage(page: string, goal: StepGoal): PartnerStep {
  return { goal, page, link: null }
}

/** A step on a page of another company, completed by the return from it; the last one has no way back, or is another flow. */
export function onLink(
  link: VisitSlug | LastSlug | AppPath,
  goal: 'visit' | 'payment' | 'never' = 'visit',
): PartnerStep {
  return { goal, page: null, link }
}

/** Step names of an assessment before the application, by its outcome. */
export const PRE_ASSESSMENT_PAGES = {
  ing: 'pre-assess-amount-ing',
  fail: 'pre-assess-amount-fail',
  success: 'pre-assess-amount-success',
} as const

/** Every step name that the sandbox gives a customer of this partner. */
export function stepNamesOf({ entryPages, before, assessment, after }: Partner<string>): string[] {
  const pages = [...before, ...after].flatMap(({ goal, page }) =>
    goal === 'preAssessment' ? Object.values(PRE_ASSESSMENT_PAGES) : (page ?? []),
  )
  return [...new Set([...Object.values(entryPages), ...pages, ...(assessment ?? [])])].filter(
    (name) => name !== null,
  )
}

/** The step names before the assessment on which a customer proves something, in their order. */
export const proofStepsOf = ({ before }: Partner<string>): string[] =>
  before.flatMap(({ goal, page }) => (typeof goal === 'string' ? [] : (page ?? [])))

/** The steps that several partners share. */
export const STEPS = {
  idAuth: onPage('id-auth', ['idNumber']),
  idNumberAuth: onPage('id-number-auth', ['idNumber']),
  idCardAuth: onPage('id-card-auth', ['idFront', 'idBack']),
  face: onPage('face-verify', ['face']),
  extraContacts: onPage('extra-user-contacts', ['contacts']),
  userContacts: onPage('user-contacts', ['contacts']),
  information: onPage('user-info', ['baseInfo']),
} as const

/** Step names of the assessment for partners with a page for each outcome. */
const FOUR_PAGES = [
  'assess-amount',
  'assess-amount-ing',
  'assess-amount-fail',
  'assess-amount-success',
] as const

/** What a partner's file says: whatever most partners have alike may be left out. */
interface PartnerFile<Code extends string>
  extends
    Pick<Partner<Code>, 'code' | 'name' | 'phones' | 'before' | 'order'>,
    Partial<Pick<Partner<Code>, 'entry' | 'entryPages' | 'assessment' | 'after'>> {}

/**
 * A partner as most are: customers enter by its credential, each outcome of the assessment has a page, and then the order is paid
 * in instalments. A file says where its partner differs.
 */
export function definePartner<const Code extends string>(partner: PartnerFile<Code>): Partner<Code> {
  return {
    entry: `/pages/credit/${partner.code}/loginsuccess`,
    entryPages: { refused: null, koocard: null },
    assessment: FOUR_PAGES,
    after: [onPage('pay', 'payment'), onLink('order', 'never')],
    ...partner,
  }
}
