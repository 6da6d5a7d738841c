import { nothingProved, oldCustomer } from '../old-customer.ts'
import type { Persona } from '../types.ts'

/** Someone without a limit who has shown nothing yet. */
const applicant: Persona = {
  ...oldCustomer,
  customerKind: 'new',
  limit: { ...oldCustomer.limit, total: 0, temporary: null, delta: null, leadFlow: 0 },
  cards: oldCustomer.cards.slice(0, 1),
  coupons: () => [],
  auth: nothingProved,
  account: { verified: false },
}

/** Applies and is granted a limit. */
const creditNew: Persona = {
  ...applicant,
  name: 'credit-new',
  title: '新申请客户',
  shows: 'Applies from the start: no limit, nothing proved; the assessment grants 30,000 after two polls.',
  mobile: '13800000201',
  credit: { baseInfo: false, assessment: { status: 0 } },
}

/** The assessment refuses. */
const creditRefused: Persona = {
  ...applicant,
  name: 'credit-refused',
  title: '额度评估不通过客户',
  shows: 'The assessment fails after two polls with a reason; a new try is allowed after 30 days.',
  mobile: '13800000202',
  credit: { baseInfo: false, assessment: { status: 0, outcome: 'failure' } },
}

/** The assessment outlasts the page. */
const creditSlow: Persona = {
  ...applicant,
  name: 'credit-slow',
  title: '额度评估中客户',
  shows:
    'The assessment runs on the first day already and takes 60 polls or ten minutes; then 30,000 are there.',
  mobile: '13800000203',
  credit: { assessment: { status: 1, polls: 60, maxMs: 600_000 } },
}

/** Was refused before. */
const creditRetry: Persona = {
  ...applicant,
  name: 'credit-retry',
  title: '曾被拒客户',
  shows:
    'Refused 15 days ago: starting again changes nothing until another 15 days have passed, then 10,000 are granted.',
  mobile: '13800000204',
  credit: { assessment: { status: 2, grant: 10_000 } },
}

/** Not even admitted to the application. */
const preRefused: Persona = {
  ...applicant,
  name: 'pre-refused',
  title: '预评估不通过客户',
  shows: 'The assessment before the application fails after two polls.',
  mobile: '13800000205',
  credit: { baseInfo: false, assessment: { status: 0 }, preAssessment: { outcome: 'fail' } },
}

/** Customers who apply for a limit. */
export const applicants: readonly Persona[] = [creditNew, creditRefused, creditSlow, creditRetry, preRefused]
