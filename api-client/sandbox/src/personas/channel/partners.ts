import { partners, type PartnerCode, type PartnerTable } from '../../lender/channel/partners/index.ts'
import type { ProofName } from '../../lender/credit/state.ts'
import { oldCustomer } from '../old-customer.ts'
import type { Persona } from '../types.ts'

/**
 * Where a customer of a partner stopped. The digit is the last of the phone: 138000003cs, c the partner, s the place.
 *
 * The order of `before` differs by partner, so a place names how many of its steps are done, not which.
 */
const STAGES = [
  { slug: 'start', title: '初次进入', digit: 0 },
  { slug: 'one-step', title: '完成一步', digit: 1 },
  { slug: 'last-step', title: '差最后一步', digit: 2 },
  { slug: 'ready', title: '待评估', digit: 3 },
  { slug: 'assessing', title: '评估中', digit: 4 },
  { slug: 'failed', title: '评估未通过', digit: 5 },
  { slug: 'passed', title: '评估通过', digit: 6 },
  { slug: 'after', title: '已看到额度', digit: 7 },
  { slug: 'done', title: '订单已支付', digit: 8 },
] as const

type Stage = (typeof STAGES)[number]['slug']

/** What each place shows, after the partner's name. */
const SHOWS: Readonly<Record<Stage, string>> = {
  start: 'comes for the first time: nothing is known, the first step is named.',
  'one-step': 'stopped after the first step: the second one is named.',
  'last-step': 'stopped before the last step: that one is named.',
  ready: 'did every step: the assessment can be started (status 0).',
  assessing: 'left while the assessment was running (status 1): it passes after two polls.',
  failed: 'was refused by the assessment (status 2) and may try again in two weeks.',
  passed: 'passed the assessment while away (status 3): its outcome is shown first.',
  after: 'has seen the granted limit: what follows the assessment is named.',
  done: 'has paid the order: the way back to the partner is named.',
}

/** Second digit of the phone ending. */
const DIGITS = {
  koocard: 0,
  maoyan: 1,
  siku: 2,
  yinlian: 3,
  zhuanzhuan: 4,
  kidswant: 5,
} as const satisfies Partial<Record<PartnerCode, number>>

/** A customer without a limit whose assessment goes as `assessment` says. */
export function applicant(
  base: Pick<Persona, 'name' | 'title' | 'shows' | 'mobile'>,
  known: ReadonlySet<ProofName>,
  assessment: NonNullable<NonNullable<Persona['credit']>['assessment']>,
): Persona {
  const has = (name: ProofName): 0 | 1 => (known.has(name) ? 1 : 0)
  const isGranted = assessment.status === 3
  return {
    ...oldCustomer,
    ...base,
    customerKind: 'new',
    limit: {
      ...oldCustomer.limit,
      total: isGranted ? 30_000 : 0,
      temporary: null,
      delta: null,
      leadFlow: isGranted ? 30_000 : 0,
    },
    coupons: () => [],
    auth: {
      ...oldCustomer.auth,
      idAuth: has('idNumber'),
      idPhotoFrontAuth: has('idFront'),
      idPhotoBackAuth: has('idBack'),
      faceAuth: has('face'),
      contactsAuth: has('contacts'),
    },
    account: { ...oldCustomer.account, verified: known.has('idNumber') },
    credit: { ...oldCustomer.credit, baseInfo: known.has('baseInfo'), assessment },
  }
}

/** The proofs a partner's first `count` steps ask for. */
function proofsOfSteps({ before }: PartnerTable, count: number): Set<ProofName> {
  return new Set(before.slice(0, count).flatMap(({ goal }) => (typeof goal === 'string' ? [] : goal)))
}

/** Slugs of the pages of other companies among a partner's first `count` steps. */
function visitsOfSteps({ before }: PartnerTable, count: number): string[] {
  return before.slice(0, count).flatMap(({ link }) => link ?? [])
}

/** How many steps a place has behind it. */
function stepsDone({ before }: PartnerTable, stage: Stage): number {
  if (stage === 'start') return 0
  if (stage === 'one-step') return 1
  return stage === 'last-step' ? before.length - 1 : before.length
}

/** The assessment of a place. */
function assessmentAt(stage: Stage): NonNullable<NonNullable<Persona['credit']>['assessment']> {
  if (stage === 'assessing') return { status: 1 }
  if (stage === 'failed') return { status: 2 }
  return { status: stage === 'passed' || stage === 'after' || stage === 'done' ? 3 : 0 }
}

function partnerPersona(code: keyof typeof DIGITS, { slug, title, digit }: (typeof STAGES)[number]): Persona {
  const table = partners[code]
  const done = stepsDone(table, slug)
  const isSeen = slug === 'after' || slug === 'done'
  return {
    ...applicant(
      {
        name: `${code}-${slug}`,
        title: `${table.name}·${title}`,
        shows: `A customer of ${code} ${SHOWS[slug]}`,
        mobile: `138000003${DIGITS[code]}${digit}`,
      },
      proofsOfSteps(table, done),
      assessmentAt(slug),
    ),
    channel: {
      partner: code,
      visited: visitsOfSteps(table, done),
      seen: { preAssessment: done > 0, assessment: isSeen },
      isPaid: slug === 'done',
    },
  }
}

/** Every partner with an assessment, at every place a customer can have stopped; paid orders only where there are some. */
export const partnerPersonas: readonly Persona[] = (
  Object.keys(DIGITS) as Array<keyof typeof DIGITS>
).flatMap((code) =>
  STAGES.filter(({ slug }) => slug !== 'done' || partners[code].order !== null).map((stage) =>
    partnerPersona(code, stage),
  ),
)
