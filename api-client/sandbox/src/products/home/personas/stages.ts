import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { Persona } from '../../../engine/persona.ts'

const NO_LIMIT = { ...oldCustomer.limit, total: 0, temporary: null, delta: null, leadFlow: 0 }

const noCredit: Persona = {
  ...oldCustomer,
  customerKind: 'new',
  limit: NO_LIMIT,
  cards: [],
  coupons: () => [],
}

const notApplied: Persona = {
  ...noCredit,
  name: 'home-not-applied',
  title: '未申请额度客户',
  shows: {
    zh: '尚无额度：首页卡片邀请申请，钱包没有额度，首页弹窗也会提示。',
    en: 'No credit yet: the home card invites to apply, the wallet has no limit and a pop-up of the home page says so, too.',
  },
  mobile: '13800000601',
  credit: { assessment: { status: 0 } },
}

const assessing: Persona = {
  ...noCredit,
  name: 'home-assessing',
  title: '额度评估中客户',
  shows: {
    zh: '评估持续一小时：首页卡片说明并前往等待页，之后有额度。',
    en: 'The assessment runs for an hour: the home card says so and leads to the waiting page, then there is a limit.',
  },
  mobile: '13800000602',
  credit: { assessment: { status: 1, polls: 100, maxMs: 3_600_000 } },
}

const refused: Persona = {
  ...noCredit,
  name: 'home-refused',
  title: '评估未通过客户',
  shows: {
    zh: '评估被拒：首页卡片说明并前往未通过页。',
    en: 'The assessment was refused: the home card says so and leads to the refusal.',
  },
  mobile: '13800000603',
  credit: { assessment: { status: 2 } },
}

/** A loan of 20,000 over twelve months, with three bills paid. */
const LOAN = { amount: 20_000, period: 12, nextPeriod: 4, paid: 3 }

const running: Persona = {
  ...oldCustomer,
  name: 'home-running',
  title: '有在贷借款客户',
  shows: {
    zh: '有一笔在贷，下一期账单18天后到期：首页卡片提供再借一笔并写明账单。',
    en: 'A loan runs and its next bill is 18 days away: the home card offers another loan and shows the bill.',
  },
  mobile: '13800000604',
  repayment: { loans: [{ ...LOAN, nextDueInDays: 18 }] },
}

const due: Persona = {
  ...oldCustomer,
  name: 'home-due',
  title: '账单临近客户',
  shows: {
    zh: '账单三天后到期：首页卡片、钱包和菜单提醒还款。',
    en: 'A bill is due in three days: home card, wallet and menu ask for it.',
  },
  mobile: '13800000605',
  repayment: { loans: [{ ...LOAN, nextDueInDays: 3 }] },
}

const overdue: Persona = {
  ...oldCustomer,
  name: 'home-overdue',
  title: '账单逾期客户',
  shows: {
    zh: '账单逾期五天：通知、首页卡片、菜单和首页首个弹窗提醒还款。',
    en: 'A bill is five days overdue: notice, home card, menu and the first window of the home page ask for it.',
  },
  mobile: '13800000606',
  repayment: { loans: [{ ...LOAN, nextDueInDays: -5 }] },
}

const limitEnded: Persona = {
  ...oldCustomer,
  name: 'home-limit-ended',
  title: '额度到期客户',
  shows: {
    zh: '额度昨日到期：首页卡片请客户重新评估。',
    en: 'The limit expired yesterday: the home card asks for a new assessment.',
  },
  mobile: '13800000607',
  limit: { ...oldCustomer.limit, temporary: null, delta: null, validDays: -1 },
}

const unknownType: Persona = {
  ...oldCustomer,
  name: 'user-type-unknown',
  title: '类型未知客户',
  shows: {
    zh: 'apphome/acquireUserIdentity不知道客户类型，营销卡片不显示。',
    en: 'apphome/acquireUserIdentity does not know the kind of user, so the marketing card is not shown.',
  },
  mobile: '13800000608',
  home: { userType: null },
}

const plainHome: Persona = {
  ...oldCustomer,
  name: 'home-v2',
  title: '旧版首页客户',
  shows: {
    zh: '灰度让该客户停留在第2版首页，没有签到、充值和会员。',
    en: 'The gray flags keep this customer on version 2 of the home page, without sign-in, top-up and membership.',
  },
  mobile: '13800000609',
  home: { gray: { contentVersion: 2, signInEntry: false, topUpEntry: false, membershipEntry: false } },
}

const home3: Persona = {
  ...oldCustomer,
  name: 'home-v3',
  title: '第3版首页客户',
  shows: {
    zh: '灰度让该客户停留在第3版首页：卡片在横幅之上，有领券楼层。',
    en: 'The gray flags keep this customer on version 3 of the home page: the card is above the banners, with a floor of coupons.',
  },
  mobile: '13800000613',
  home: { gray: { contentVersion: 3 } },
}

const home4: Persona = {
  ...oldCustomer,
  name: 'home-v4',
  title: '第4版首页客户',
  shows: {
    zh: '灰度让该客户停留在第4版首页：多了活动和会员楼层，没有签到和充值楼层。',
    en: 'The gray flags keep this customer on version 4 of the home page: with campaigns and membership, without sign-in and top-up.',
  },
  mobile: '13800000614',
  home: { gray: { contentVersion: 4 } },
}

const manyMessages: Persona = {
  ...oldCustomer,
  name: 'many-messages',
  title: '三千条消息客户',
  shows: {
    zh: '三千条消息，其中1,200条未读：分页、按类型计数和全部已读都不卡顿。',
    en: 'Three thousand messages, 1,200 of them unread: pages of the list, counts by type and mark all read stay fast.',
  },
  mobile: '13800000610',
  home: { inbox: { count: 3000, unread: 1200 } },
}

const noMessages: Persona = {
  ...oldCustomer,
  name: 'no-messages',
  title: '无消息客户',
  shows: {
    zh: '一条消息也没有：消息中心为空，没有未读。',
    en: 'Not a single message: the message centre is empty and nothing is unread.',
  },
  mobile: '13800000611',
  home: { inbox: { count: 0, unread: 0 } },
}

const blackUser: Persona = {
  ...oldCustomer,
  name: 'home-black-user',
  title: '黑名单客户',
  shows: {
    zh: '带blackUserFlag标记：没有资方服务该客户，借款以文字说明拒绝。',
    en: 'Marked by blackUserFlag: no lender lends to this customer, and a loan is refused with a text.',
  },
  mobile: '13800000612',
  home: { blackUserFlag: 1 },
  repayment: { lock: { code: '1', reason: '综合评估未通过，暂时无法借款', days: null } },
}

/** Every stage of a customer on the home page, and the message centre empty and full. */
export const stagePersonas: readonly Persona[] = [
  blackUser,
  notApplied,
  assessing,
  refused,
  running,
  due,
  overdue,
  limitEnded,
  unknownType,
  plainHome,
  home3,
  home4,
  manyMessages,
  noMessages,
]
