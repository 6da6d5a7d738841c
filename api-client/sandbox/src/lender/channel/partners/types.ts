import type { ProofName } from '../../credit/state.ts'

/** The partners that send customers (spec 1). */
export type PartnerCode =
  | 'koocard'
  | 'maoyan'
  | 'siku'
  | 'yinlian'
  | 'zhuanzhuan'
  | 'kidswant'
  | 'dzl'
  | 'merchant-credit'

/**
 * What a step waits for.
 *
 * - a list: proofs the lender has to hold
 * - 'preAssessment': an assessment before the application that passed and whose outcome was seen
 * - 'consent': an agreement recorded since the customer came
 * - 'visit': the way back from a page of another company
 * - 'card': a bank card
 * - 'payment': the order is paid
 * - 'never': the last place, which is not left
 */
type StepGoal = readonly ProofName[] | 'preAssessment' | 'consent' | 'visit' | 'card' | 'payment' | 'never'

/** One thing a partner asks for: a page of its flow, or a page of another company. */
export interface PartnerStep {
  goal: StepGoal
  /** Step name of the page (spec 2); null: the address of `link` instead. */
  page: string | null
  /** Slug of the stand-in page below /__sandbox/partner/{code}/. */
  link: string | null
}

/** Goods a customer buys from a partner and pays by instalments. */
export interface PartnerOrder {
  goodsName: string
  /** Integer cents. */
  amountCents: number
  /** Letters before the order number. */
  prefix: string
}

/** One partner: names, order of steps, goods. Data only. */
export interface PartnerTable {
  code: PartnerCode
  /** Its name for a customer. */
  name: string
  /** The front end's address that asks for the next step and goes there. */
  entry: string
  /** Pages for customers the partner's door does not let in, by what it does with them; others fail at signing in. */
  doorPages: { refused: string | null; koocard: string | null }
  /** What is asked for before the assessment, in this order. */
  before: readonly PartnerStep[]
  /** Step names of the assessment: not begun, running, failed, passed (status 0 to 3). */
  assessment: readonly [open: string, running: string, failed: string, passed: string] | null
  /** What follows once the customer has seen the granted limit, in this order; the last one never ends. */
  after: readonly PartnerStep[]
  order: PartnerOrder | null
}

/** A partner without pages of its own at the door. */
export const NO_DOOR_PAGES = { refused: null, koocard: null } as const

/** A step on a page of the flow. */
export function onPage(page: string, goal: StepGoal): PartnerStep {
  return { goal, page, link: null }
}

/** A step on a page of another company, done by coming back from it; the last one is not left. */
export function onLink(link: string, goal: 'visit' | 'payment' | 'never' = 'visit'): PartnerStep {
  return { goal, page: null, link }
}

/** The steps several partners share. */
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
export const FOUR_PAGES = [
  'assess-amount',
  'assess-amount-ing',
  'assess-amount-fail',
  'assess-amount-success',
] as const
