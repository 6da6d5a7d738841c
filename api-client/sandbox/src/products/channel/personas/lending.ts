import { lenderCap } from '../../../people/personas/lenderCap.ts'
import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { Persona } from '../../../engine/persona.ts'

const STAFF_REVIEW = { polls: 1, outcome: 'auditSuccess', share: 'koo' } as const

/** Conditions of the staff loan, in yuan. */
const STAFF = { limit: 30_000, minimum: 1000, cap: 20_000, rate: 0.096, review: STAFF_REVIEW } as const

/** Personas of mixed, split and staff loans. */
export const lendingPersonas: readonly Persona[] = [
  {
    ...lenderCap,
    name: 'mixed',
    title: '混合借款',
    shows: {
      zh: '钱包最多出借2万元：3万元中导流资方出1万元，两部分均通过。',
      en: 'The wallet lends at most 20,000: of 30,000 the lead lender pays 10,000, and both parts pass.',
    },
    mobile: '13800000388',
  },
  {
    ...lenderCap,
    name: 'mixed-takeover',
    title: '混合借款·资方接管',
    shows: {
      zh: '钱包拒绝混合借款中自己的部分：由导流资方接管。',
      en: 'The wallet refuses its part of a mixed loan: the lead lender takes it over.',
    },
    mobile: '13800000389',
    audit: { ...lenderCap.audit, outcome: 'auditFailure' },
  },
  {
    ...lenderCap,
    name: 'mixed-refused',
    title: '混合借款·不通过',
    shows: {
      zh: '导流资方拒绝混合借款：整笔失败，没有后续推荐。',
      en: 'The lead lender refuses a mixed loan: all of it fails and no offer follows.',
    },
    mobile: '13800000390',
    channel: { lead: { review: { polls: 1, outcome: 'auditFailure', share: 'leadFlow' } } },
  },
  {
    ...oldCustomer,
    name: 'split-two',
    title: '拆单·两家',
    shows: {
      zh: '借款拆给两家资方，60%和其余；用户标签1。',
      en: 'A loan is split between two lenders, 60 % and the rest; user tag 1.',
    },
    mobile: '13800000391',
    channel: { split: { acceptShare: 0.6, thirdShare: 0, userTag: 1 } },
  },
  {
    ...oldCustomer,
    name: 'split-three',
    title: '拆单·三家',
    shows: {
      zh: '借款拆给三家资方，50%、30%和20%；用户标签2。',
      en: 'A loan is split between three lenders, 50 %, 30 % and 20 %; user tag 2.',
    },
    mobile: '13800000392',
    channel: { split: { acceptShare: 0.5, thirdShare: 0.2, userTag: 2 } },
  },
  {
    ...oldCustomer,
    name: 'staff',
    title: '员工',
    shows: {
      zh: '员工：员工额度3万元，年利率9.6%，单笔最高2万元。',
      en: 'A member of staff: a staff limit of 30,000 at 9.6 % a year, at most 20,000 in one loan.',
    },
    mobile: '13800000398',
    channel: { staff: STAFF },
  },
  {
    ...oldCustomer,
    name: 'staff-audit-fails',
    title: '员工·审核不通过',
    shows: {
      zh: '审核拒绝员工借款，员工额度退回。',
      en: 'The review refuses a staff loan and the staff limit is restored.',
    },
    mobile: '13800000399',
    channel: { staff: { ...STAFF, review: { ...STAFF_REVIEW, outcome: 'auditFailure' } } },
  },
]
