import { lenderCap } from '../limits.ts'
import { oldCustomer } from '../old-customer.ts'
import type { Persona } from '../types.ts'

const STAFF_REVIEW = { polls: 1, outcome: 'auditSuccess', share: 'koo' } as const

/** Conditions of the staff loan, in yuan. */
const STAFF = { limit: 30_000, minimum: 1000, cap: 20_000, rate: 0.096, review: STAFF_REVIEW } as const

/** Mixed, split and staff loans. */
export const lendingPersonas: readonly Persona[] = [
  {
    ...lenderCap,
    name: 'mixed',
    title: '混合借款',
    shows: 'The wallet lends at most 20,000: of 30,000 the lead lender pays 10,000, and both parts pass.',
    mobile: '13800000388',
  },
  {
    ...lenderCap,
    name: 'mixed-takeover',
    title: '混合借款·资方接管',
    shows: 'The wallet refuses its part of a mixed loan: the lead lender takes it over.',
    mobile: '13800000389',
    audit: { ...lenderCap.audit, outcome: 'auditFailure' },
  },
  {
    ...lenderCap,
    name: 'mixed-refused',
    title: '混合借款·不通过',
    shows: 'The lead lender refuses a mixed loan: all of it fails and no offer follows.',
    mobile: '13800000390',
    channel: { lead: { review: { polls: 1, outcome: 'auditFailure', share: 'leadFlow' } } },
  },
  {
    ...oldCustomer,
    name: 'split-two',
    title: '拆单·两家',
    shows: 'A loan is split between two lenders, 60 % and the rest; user tag 1.',
    mobile: '13800000391',
    channel: { split: { acceptShare: 0.6, thirdShare: 0, userTag: 1 } },
  },
  {
    ...oldCustomer,
    name: 'split-three',
    title: '拆单·三家',
    shows: 'A loan is split between three lenders, 50 %, 30 % and 20 %; user tag 2.',
    mobile: '13800000392',
    channel: { split: { acceptShare: 0.5, thirdShare: 0.2, userTag: 2 } },
  },
  {
    ...oldCustomer,
    name: 'staff',
    title: '员工',
    shows: 'A member of staff: a staff limit of 30,000 at 9.6 % a year, at most 20,000 in one loan.',
    mobile: '13800000398',
    channel: { staff: STAFF },
  },
  {
    ...oldCustomer,
    name: 'staff-audit-fails',
    title: '员工·审核不通过',
    shows: 'The review refuses a staff loan and the staff limit comes back.',
    mobile: '13800000399',
    channel: { staff: { ...STAFF, review: { ...STAFF_REVIEW, outcome: 'auditFailure' } } },
  },
]
