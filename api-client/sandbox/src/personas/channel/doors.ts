import { oldCustomer } from '../old-customer.ts'
import type { Persona } from '../types.ts'
import { applicant } from './partners.ts'

const NOTHING = new Set<never>()
const PAPERS = new Set(['idNumber', 'idFront', 'idBack'] as const)

/** Doors, turns and partners with a flow of their own. */
export const doorPersonas: readonly Persona[] = [
  {
    ...oldCustomer,
    name: 'dzl-start',
    title: '大额借·初次进入',
    shows: 'A known customer of dzl: the agreement first, then further verifications.',
    mobile: '13800000360',
    channel: { partner: 'dzl' },
  },
  {
    ...oldCustomer,
    name: 'merchant-credit-start',
    title: '商户贷·初次进入',
    shows: 'A merchant: the page meta is a LINK to the authorisation of the platform.',
    mobile: '13800000362',
    channel: { partner: 'merchant-credit' },
  },
  {
    ...oldCustomer,
    name: 'merchant-credit-after',
    title: '商户贷·已授权',
    shows: 'A merchant who authorised the platform: the page meta is a LINK to the merchant flow.',
    mobile: '13800000363',
    channel: { partner: 'merchant-credit', visited: ['authorise'] },
  },
  {
    ...applicant(
      {
        name: 'yinlian-pre-fails',
        title: '银联·预评估未通过',
        shows: 'The pre-assessment of yinlian runs for one poll and fails.',
        mobile: '13800000364',
      },
      NOTHING,
      { status: 0 },
    ),
    credit: { preAssessment: { outcome: 'fail', polls: 1 }, assessment: { status: 0 }, baseInfo: false },
    channel: { partner: 'yinlian' },
  },
  {
    ...oldCustomer,
    name: 'yinlian-refused',
    title: '银联·拒绝准入',
    shows: 'The door of yinlian does not let this customer in: the page entryfail.',
    mobile: '13800000365',
    channel: { partner: 'yinlian', door: 'refused' },
  },
  {
    ...oldCustomer,
    name: 'yinlian-koocard',
    title: '银联·需先开通酷卡',
    shows: 'yinlian sends this customer to open the own card of the provider first: the page koocard.',
    mobile: '13800000366',
    channel: { partner: 'yinlian', door: 'koocard' },
  },
  {
    ...oldCustomer,
    name: 'yinlian-no-card',
    title: '银联·未绑卡',
    shows: 'Passed at yinlian without a bank card: the page bindcard before the cashier.',
    mobile: '13800000367',
    cards: [],
    channel: { partner: 'yinlian', seen: { preAssessment: true, assessment: true } },
  },
  {
    ...oldCustomer,
    name: 'partner-refused',
    title: '合作方拒绝登录',
    shows:
      'Every partner without a page at the door refuses the credential: Result 42130, the page loginfail.',
    mobile: '13800000368',
    channel: { door: 'refused' },
  },
  {
    ...applicant(
      {
        name: 'partner-slow',
        title: '合作方·评估缓慢',
        shows: 'The assessment of siku takes twelve polls or two minutes.',
        mobile: '13800000369',
      },
      new Set(['idNumber', 'idFront', 'idBack', 'face', 'contacts', 'baseInfo'] as const),
      { status: 0, polls: 12, maxMs: 120_000 },
    ),
    channel: { partner: 'siku' },
  },
  {
    ...applicant(
      {
        name: 'partner-face-fails',
        title: '合作方·人脸未通过',
        shows: 'Every face check at siku fails: the page videofail, until no try of the day is left.',
        mobile: '13800000378',
      },
      PAPERS,
      { status: 0 },
    ),
    credit: { face: { outcome: 'fail' }, assessment: { status: 0 }, baseInfo: false },
    channel: { partner: 'siku' },
  },
]
