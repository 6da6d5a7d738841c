import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { Persona } from '../../../engine/persona.ts'
import { applicant } from './partners.ts'

const NOTHING = new Set<never>()
const ID_PROOFS = new Set(['idNumber', 'idFront', 'idBack'] as const)

/** Customers who are refused or redirected at entry, and partners with their own flow. */
export const entryPersonas: readonly Persona[] = [
  {
    ...oldCustomer,
    name: 'dzl-start',
    title: '大额借·初次进入',
    shows: {
      zh: '大额借的已知客户：先签协议，再做更多认证。',
      en: 'A known customer of dzl: the agreement first, then further verifications.',
    },
    mobile: '13800000360',
    channel: { partner: 'dzl' },
  },
  {
    ...oldCustomer,
    name: 'merchant-credit-start',
    title: '商户贷·初次进入',
    shows: {
      zh: '商户：页面指令是LINK，前往平台授权。',
      en: 'A merchant: the page meta is a LINK to the authorisation of the platform.',
    },
    mobile: '13800000362',
    channel: { partner: 'merchant-credit' },
  },
  {
    ...oldCustomer,
    name: 'merchant-credit-after',
    title: '商户贷·已授权',
    shows: {
      zh: '已授权平台的商户：页面指令是LINK，前往商户流程。',
      en: 'A merchant who authorised the platform: the page meta is a LINK to the merchant flow.',
    },
    mobile: '13800000363',
    channel: { partner: 'merchant-credit', visited: ['authorise'] },
  },
  {
    ...applicant(
      {
        name: 'yinlian-pre-fails',
        title: '银联·预评估未通过',
        shows: {
          zh: '银联预评估经过一次查询后不通过。',
          en: 'The pre-assessment of yinlian runs for one poll and fails.',
        },
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
    shows: {
      zh: '银联准入拒绝该客户：页面entryfail。',
      en: 'yinlian does not admit this customer: the page entryfail.',
    },
    mobile: '13800000365',
    channel: { partner: 'yinlian', entryCheck: 'refused' },
  },
  {
    ...oldCustomer,
    name: 'yinlian-koocard',
    title: '银联·需先开通酷卡',
    shows: {
      zh: '银联要求该客户先开通自有的酷卡：页面koocard。',
      en: "yinlian sends this customer to open the provider's own card first: the page koocard.",
    },
    mobile: '13800000366',
    channel: { partner: 'yinlian', entryCheck: 'koocard' },
  },
  {
    ...oldCustomer,
    name: 'yinlian-no-card',
    title: '银联·未绑卡',
    shows: {
      zh: '银联评估通过但未绑卡：收银台之前显示bindcard页面。',
      en: 'Passed at yinlian without a bank card: the page bindcard before the cashier.',
    },
    mobile: '13800000367',
    cards: [],
    channel: { partner: 'yinlian', seen: { preAssessment: true, assessment: true } },
  },
  {
    ...oldCustomer,
    name: 'partner-refused',
    title: '合作方拒绝登录',
    shows: {
      zh: '入口没有拒绝页的合作方都拒绝登录凭证：Result 42130，页面loginfail。',
      en: 'A partner without a page for refused customers refuses the token: Result 42130, the page loginfail.',
    },
    mobile: '13800000368',
    channel: { entryCheck: 'refused' },
  },
  {
    ...applicant(
      {
        name: 'partner-slow',
        title: '合作方·评估缓慢',
        shows: {
          zh: '寺库的评估需要十二次查询或两分钟。',
          en: 'The assessment of siku takes twelve polls or two minutes.',
        },
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
        shows: {
          zh: '寺库的人脸识别全部不通过：页面videofail，直到当天次数用完。',
          en: 'Every face check at siku fails: the page videofail, until all attempts of the day are used up.',
        },
        mobile: '13800000378',
      },
      ID_PROOFS,
      { status: 0 },
    ),
    credit: { face: { outcome: 'fail' }, assessment: { status: 0 }, baseInfo: false },
    channel: { partner: 'siku' },
  },
]
