import { AUTHORISATIONS } from '../../../ledger/limit/authorisations.ts'
import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { Persona } from '../../../engine/persona.ts'

/** All authorisations that raise the limit are done. */
const raiseDone: Persona = {
  ...oldCustomer,
  name: 'raise-done',
  title: '已完成提额客户',
  shows: {
    zh: '所有提额认证都已完成：不能再发起；有两张信用卡，额度记录含提额和一次降额。',
    en: 'Every authorisation is done: none can start again, two credit cards, and a log of raises and a reduction.',
  },
  mobile: '13800000215',
  credit: {
    raised: Object.keys(AUTHORISATIONS),
    creditCards: [
      {
        userCardId: 'D1',
        bankName: '招商银行',
        cardNo: '**** **** **** 3306',
        billDay: 5,
        repaymentDay: 23,
        status: 1,
      },
      {
        userCardId: 'D2',
        bankName: '交通银行',
        cardNo: '**** **** **** 9021',
        billDay: 12,
        repaymentDay: 30,
        status: 1,
      },
    ],
    pastChanges: [
      { daysAgo: 300, yuan: 3000, title: '学籍认证提额' },
      { daysAgo: 210, yuan: 5000, title: '公积金认证提额' },
      { daysAgo: 120, yuan: -6000, title: '综合评估降额' },
      { daysAgo: 45, yuan: 8000, title: '网银认证提额' },
    ],
  },
}

/** Must not raise the limit. */
const raiseBlocked: Persona = {
  ...oldCustomer,
  name: 'raise-blocked',
  title: '暂不可提额客户',
  shows: {
    zh: '任何提额认证和录屏都不能发起：显示贷方给出的原因。',
    en: 'No authorisation and no recording may start, for a reason of the lender.',
  },
  mobile: '13800000216',
  credit: { raiseBlocked: '您近期的综合评分暂不支持提额，请保持良好的还款习惯' },
}

/** The recording of the online bank cannot be read. */
const recordingFails: Persona = {
  ...oldCustomer,
  name: 'recording-fails',
  title: '录屏认证失败客户',
  shows: {
    zh: '网银录屏在三次查询后失败；每天可以录三次。',
    en: 'The screen recording of the online bank fails after three polls; it may be done three times a day.',
  },
  mobile: '13800000217',
  credit: { recording: { polls: 3, outcome: 'failure' } },
}

/** Takes part in the campaigns. */
const campaignJoined: Persona = {
  ...oldCustomer,
  name: 'campaign-joined',
  title: '已参加提额活动客户',
  shows: {
    zh: '已参加提额活动和本月活动：首个认证还会带来1,000元临时额度。',
    en: 'Promotion and this month’s campaign are joined: the first authorisation also adds a temporary 1,000.',
  },
  mobile: '13800000218',
  credit: { joined: { promotion: true, campaign: true } },
}

/** Customers who raise their limit. */
export const raisers: readonly Persona[] = [raiseDone, raiseBlocked, recordingFails, campaignJoined]
