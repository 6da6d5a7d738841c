import type { LocaleText } from '../../../engine/text.ts'
import { partners, type PartnerTable } from '../partners/index.ts'
import type { ProofName } from '../../../people/credit/state.ts'
import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { Persona } from '../../../engine/persona.ts'

/**
 * How far a partner's customer has come. The digit is the last one of the phone: 138000003cs, c the partner, s this
 * position.
 *
 * The order of `before` differs by partner, so a position is the number of completed steps, not their names.
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

/** What each position demonstrates, after the partner's name. */
const SHOWS: Readonly<Record<Stage, LocaleText>> = {
  start: {
    zh: '首次进入：对其一无所知，返回第一步。',
    en: 'comes for the first time: nothing is known, the first step is next.',
  },
  'one-step': {
    zh: '完成第一步后离开：返回第二步。',
    en: 'stopped after the first step: the second one is next.',
  },
  'last-step': {
    zh: '停在最后一步之前：返回该步骤。',
    en: 'stopped before the last step: that one is next.',
  },
  ready: {
    zh: '已完成所有步骤：可以发起评估（状态0）。',
    en: 'completed every step: the assessment can be started (status 0).',
  },
  assessing: {
    zh: '评估中离开（状态1）：两次查询后通过。',
    en: 'left while the assessment was running (status 1): it passes after two polls.',
  },
  failed: {
    zh: '评估被拒（状态2）：两周后可再次申请。',
    en: 'was refused by the assessment (status 2) and may apply again in two weeks.',
  },
  passed: {
    zh: '离开期间评估通过（状态3）：先显示评估结果。',
    en: 'passed the assessment while away (status 3): its outcome is shown first.',
  },
  after: {
    zh: '已看到额度：返回评估之后的步骤。',
    en: 'has seen the granted limit: the step after the assessment is next.',
  },
  done: {
    zh: '已支付订单：返回合作方的地址。',
    en: 'has paid the order: the return to the partner is next.',
  },
}

/** A customer without a limit, with the given assessment. */
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

/** The proofs that a partner's first `count` steps require. */
function proofsOfSteps({ before }: PartnerTable, count: number): Set<ProofName> {
  return new Set(before.slice(0, count).flatMap(({ goal }) => (typeof goal === 'string' ? [] : goal)))
}

/** Slugs of the pages of other companies among a partner's first `count` steps. */
function visitsOfSteps({ before }: PartnerTable, count: number): string[] {
  return before.slice(0, count).flatMap(({ link }) => link ?? [])
}

/** How many steps are completed at a position. */
function stepsDone({ before }: PartnerTable, stage: Stage): number {
  if (stage === 'start') return 0
  if (stage === 'one-step') return 1
  return stage === 'last-step' ? before.length - 1 : before.length
}

/** The assessment at a position. */
function assessmentAt(stage: Stage): NonNullable<NonNullable<Persona['credit']>['assessment']> {
  if (stage === 'assessing') return { status: 1 }
  if (stage === 'failed') return { status: 2 }
  return { status: stage === 'passed' || stage === 'after' || stage === 'done' ? 3 : 0 }
}

function partnerPersona(
  table: PartnerTable,
  phones: number,
  { slug, title, digit }: (typeof STAGES)[number],
): Persona {
  const { code } = table
  const done = stepsDone(table, slug)
  const isSeen = slug === 'after' || slug === 'done'
  return {
    ...applicant(
      {
        name: `${code}-${slug}`,
        title: `${table.name}·${title}`,
        shows: {
          zh: `${table.name}的客户${SHOWS[slug].zh}`,
          en: `A customer of ${code} ${SHOWS[slug].en}`,
        },
        mobile: `1380000${String(30 + phones).padStart(3, '0')}${digit}`,
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

/** Every partner with phones, at every position; paid orders only for partners with orders. */
export const partnerPersonas: readonly Persona[] = Object.values(partners).flatMap((table) => {
  const { phones, order } = table
  if (phones === undefined) return []
  const stages = STAGES.filter(({ slug }) => slug !== 'done' || order !== null)
  return stages.map((stage) => partnerPersona(table, phones, stage))
})
