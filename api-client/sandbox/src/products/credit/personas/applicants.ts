import { nothingProved, oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { Persona } from '../../../engine/persona.ts'

/** A customer without a limit and without any proof. */
const applicant: Persona = {
  ...oldCustomer,
  customerKind: 'new',
  limit: { ...oldCustomer.limit, total: 0, temporary: null, delta: null, leadFlow: 0 },
  cards: oldCustomer.cards.slice(0, 1),
  coupons: () => [],
  auth: nothingProved,
  account: { verified: false },
}

/** Applies and gets a limit. */
const creditNew: Persona = {
  ...applicant,
  name: 'credit-new',
  title: '新申请客户',
  shows: {
    zh: '从头申请：没有额度，也没有任何认证；两次查询后评估通过，额度3万元。',
    en: 'Applies from the start: no limit, no proofs; the assessment grants 30,000 after two polls.',
  },
  mobile: '13800000201',
  credit: { baseInfo: false, assessment: { status: 0 } },
}

/** The assessment refuses. */
const creditRefused: Persona = {
  ...applicant,
  name: 'credit-refused',
  title: '额度评估不通过客户',
  shows: {
    zh: '两次查询后评估不通过并说明原因；30天后可再次申请。',
    en: 'The assessment fails after two polls with a reason; a new attempt is allowed after 30 days.',
  },
  mobile: '13800000202',
  credit: { baseInfo: false, assessment: { status: 0, outcome: 'failure' } },
}

/** The assessment takes longer than the page waits. */
const creditSlow: Persona = {
  ...applicant,
  name: 'credit-slow',
  title: '额度评估中客户',
  shows: {
    zh: '首日已在评估中，需要60次查询或十分钟；之后额度为3万元。',
    en: 'The assessment runs on the first day already and takes 60 polls or ten minutes; then the limit is 30,000.',
  },
  mobile: '13800000203',
  credit: { assessment: { status: 1, polls: 60, maxMs: 600_000 } },
}

/** Was refused before. */
const creditRetry: Persona = {
  ...applicant,
  name: 'credit-retry',
  title: '曾被拒客户',
  shows: {
    zh: '15天前被拒：再过15天之前重新发起没有变化，之后额度为1万元。',
    en: 'Refused 15 days ago: starting again changes nothing until another 15 days have passed, then 10,000 are granted.',
  },
  mobile: '13800000204',
  credit: { assessment: { status: 2, grant: 10_000 } },
}

/** Is not admitted to the application. */
const preRefused: Persona = {
  ...applicant,
  name: 'pre-refused',
  title: '预评估不通过客户',
  shows: {
    zh: '申请前的预评估在两次查询后不通过。',
    en: 'The assessment before the application fails after two polls.',
  },
  mobile: '13800000205',
  credit: { baseInfo: false, assessment: { status: 0 }, preAssessment: { outcome: 'fail' } },
}

/** Customers who apply for a limit. */
export const applicants: readonly Persona[] = [creditNew, creditRefused, creditSlow, creditRetry, preRefused]
