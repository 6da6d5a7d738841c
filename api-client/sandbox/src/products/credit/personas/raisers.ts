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

/** Has done some authorisations, and tried others today. */
const raiseMixed: Persona = {
  ...oldCustomer,
  name: 'raise-mixed',
  title: '部分完成提额客户',
  shows: {
    zh: '学籍和行驶证认证已完成；公积金认证今天失败两次，个税认证今天的次数已用完。',
    en: 'Student record and driving licence are done; the provident fund failed twice today, and no try of the tax is left.',
  },
  mobile: '13800000240',
  credit: { raised: ['126', '128'], refusedToday: { '127': 2, '129': 3 } },
}

/** Has completed the campaign of the month. */
const campaignDone: Persona = {
  ...oldCustomer,
  name: 'campaign-done',
  title: '已完成本月提额活动客户',
  shows: {
    zh: '本月活动的三个步骤都已完成，奖励已发放。',
    en: 'All three steps of this month’s campaign are done, and its reward was granted.',
  },
  mobile: '13800000241',
  credit: { joined: { promotion: true, campaign: true, completed: true } },
}

/** The promotion began more than 180 days ago. */
const promotionEnded: Persona = {
  ...oldCustomer,
  name: 'promotion-ended',
  title: '提额活动已结束客户',
  shows: {
    zh: '提额活动在180天后结束：活动页说明已结束，认证仍可进行。',
    en: 'The promotion has ended after 180 days: its page says so, the authorisations may still be done.',
  },
  mobile: '13800000242',
  credit: { promotionDaysAgo: 200 },
}

/** The temporary part of the limit ends tomorrow. */
const temporaryEnds: Persona = {
  ...oldCustomer,
  name: 'temporary-ends',
  title: '临时额度将到期客户',
  shows: {
    zh: '5,000元临时额度明天到期。',
    en: 'A temporary 5,000 of the limit ends tomorrow.',
  },
  mobile: '13800000243',
  limit: { ...oldCustomer.limit, temporary: { amount: 5000, days: 1 } },
}

/** The recording is in review for longer than the page asks. */
const recordingSlow: Persona = {
  ...oldCustomer,
  name: 'recording-slow',
  title: '录屏审核较久客户',
  shows: {
    zh: '网银录屏在六十次查询或十分钟后才有结果。',
    en: 'The screen recording is in review for sixty polls or ten minutes.',
  },
  mobile: '13800000244',
  credit: { recording: { polls: 60, maxMs: 600_000, outcome: 'success' } },
}

/** Customers who raise their limit. */
export const raisers: readonly Persona[] = [
  raiseDone,
  raiseBlocked,
  recordingFails,
  campaignJoined,
  raiseMixed,
  campaignDone,
  promotionEnded,
  temporaryEnds,
  recordingSlow,
]
