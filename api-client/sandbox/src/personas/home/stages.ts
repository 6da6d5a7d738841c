import { oldCustomer } from '../old-customer.ts'
import type { Persona } from '../types.ts'

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
  shows:
    'No credit yet: the home card invites to apply, the wallet has no limit and a window of the home page says so too.',
  mobile: '13800000601',
  credit: { assessment: { status: 0 } },
}

const assessing: Persona = {
  ...noCredit,
  name: 'home-assessing',
  title: '额度评估中客户',
  shows:
    'The assessment runs for an hour: the home card says so and leads to the waiting page, then the limit is there.',
  mobile: '13800000602',
  credit: { assessment: { status: 1, polls: 100, maxMs: 3_600_000 } },
}

const refused: Persona = {
  ...noCredit,
  name: 'home-refused',
  title: '评估未通过客户',
  shows: 'The assessment was refused: the home card says so and leads to the refusal.',
  mobile: '13800000603',
  credit: { assessment: { status: 2 } },
}

/** A loan of 20,000 over twelve months with three bills paid. */
const LOAN = { amount: 20_000, period: 12, nextPeriod: 4, paid: 3 }

const running: Persona = {
  ...oldCustomer,
  name: 'home-running',
  title: '有在贷借款客户',
  shows:
    'A loan runs and its next bill is 18 days away: the home card offers another loan and names the bill.',
  mobile: '13800000604',
  repayment: { loans: [{ ...LOAN, nextDueInDays: 18 }] },
}

const due: Persona = {
  ...oldCustomer,
  name: 'home-due',
  title: '账单临近客户',
  shows: 'A bill is due in three days: home card, wallet and menu ask for it.',
  mobile: '13800000605',
  repayment: { loans: [{ ...LOAN, nextDueInDays: 3 }] },
}

const overdue: Persona = {
  ...oldCustomer,
  name: 'home-overdue',
  title: '账单逾期客户',
  shows:
    'A bill is five days overdue: notice, home card, menu and the first window of the home page ask for it.',
  mobile: '13800000606',
  repayment: { loans: [{ ...LOAN, nextDueInDays: -5 }] },
}

const limitEnded: Persona = {
  ...oldCustomer,
  name: 'home-limit-ended',
  title: '额度到期客户',
  shows: 'The limit expired yesterday: the home card asks for a new assessment.',
  mobile: '13800000607',
  limit: { ...oldCustomer.limit, temporary: null, delta: null, validDays: -1 },
}

const unknownType: Persona = {
  ...oldCustomer,
  name: 'user-type-unknown',
  title: '类型未知客户',
  shows: 'apphome/acquireUserIdentity does not know the kind of user, so the marketing card stays away.',
  mobile: '13800000608',
  home: { userType: null },
}

const plainHome: Persona = {
  ...oldCustomer,
  name: 'home-v2',
  title: '旧版首页客户',
  shows:
    'The gray flags keep this customer on version 2 of the home page, without sign-in, top-up and membership.',
  mobile: '13800000609',
  home: { gray: { contentVersion: 2, signInEntry: false, topUpEntry: false, membershipEntry: false } },
}

const manyMessages: Persona = {
  ...oldCustomer,
  name: 'many-messages',
  title: '三千条消息客户',
  shows:
    'Three thousand messages, 1,200 of them unread: pages of the list, counts by type and mark all read stay quick.',
  mobile: '13800000610',
  home: { inbox: { count: 3000, unread: 1200 } },
}

const noMessages: Persona = {
  ...oldCustomer,
  name: 'no-messages',
  title: '无消息客户',
  shows: 'Not a single message: the message centre is empty and nothing is unread.',
  mobile: '13800000611',
  home: { inbox: { count: 0, unread: 0 } },
}

/** Every state of a customer that the home page shows, and the message centre at both ends. */
const blackUser: Persona = {
  ...oldCustomer,
  name: 'home-black-user',
  title: '黑名单客户',
  shows: 'Marked by blackUserFlag: no lender serves this customer, and a loan is refused in words.',
  mobile: '13800000612',
  home: { blackUserFlag: 1 },
  repayment: { lock: { code: '1', reason: '综合评估未通过，暂时无法借款', days: null } },
}

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
  manyMessages,
  noMessages,
]
