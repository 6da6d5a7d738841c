import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { LowFeeSeed } from '../../../ledger/state/repaymentSeed.ts'
import type { Persona } from '../../../engine/persona.ts'

const LOW_FEE: LowFeeSeed = {
  isNewUser: false,
  interestCode: 'LOWFEE24',
  limitIrr: 0.162,
  currentIrr: 0.1956,
  maxLoanAmount: 20_000,
  offerDays: 3,
  hours: 24,
  changeType: 1,
  chosenHoursAgo: null,
}

/** The low-fee right is offered. */
const lowFee: Persona = {
  ...oldCustomer,
  name: 'low-fee',
  title: '可领降费权益客户',
  shows: {
    zh: '可领取降费权益：2万元以内年利率由19.56%降至16.2%，24小时，一次。',
    en: 'The low-fee right may be received: 16.2 % instead of 19.56 % a year up to 20,000 yuan, for 24 hours, once.',
  },
  mobile: '13800000418',
  repayment: { lowFee: { ...LOW_FEE, isNewUser: true } },
}

/** The low-fee right is selected and will end. */
const lowFeeChosen: Persona = {
  ...oldCustomer,
  name: 'low-fee-chosen',
  title: '已领降费权益客户',
  shows: {
    zh: '三小时前领取了降费权益：倒计时进行中，借款按此计价。',
    en: 'The low-fee right was received three hours ago: its countdown runs and loans are priced with it.',
  },
  mobile: '13800000419',
  repayment: { lowFee: { ...LOW_FEE, chosenHoursAgo: 3 } },
}

/** Gets cash-back. */
const cashBack: Persona = {
  ...oldCustomer,
  name: 'cash-back',
  title: '借款返现客户',
  shows: {
    zh: '借满10,000元且6期以上，放款一天后返现88元到卡，仅一次。',
    en: 'From 10,000 yuan over six months on, 88 yuan cash-back to the card one day after the loan was granted, once.',
  },
  mobile: '13800000420',
  repayment: {
    cashBack: {
      rewardType: 1,
      minLoanAmount: 10_000,
      minRewardAmount: 88,
      minLoanPeriod: 6,
      rewardConfigPeriod: 6,
    },
  },
}

/** Not allowed to borrow. */
const lockedOut: Persona = {
  ...oldCustomer,
  name: 'locked-out',
  title: '借款锁定客户',
  shows: {
    zh: '锁定借款七天：客户标记被拒绝，借款也被拒绝。',
    en: "Not allowed to borrow for seven days: the customer's flag is negative and loans are refused.",
  },
  mobile: '13800000422',
  repayment: {
    lock: { code: 'risk', reason: '您的综合评分暂不符合借款要求，请7天后再试', days: 7 },
  },
}

/** Flagged by the risk engine. */
const blackUser: Persona = {
  ...oldCustomer,
  name: 'black-user',
  title: '风险标记客户',
  shows: {
    zh: '客户标记为黑，但借款没有锁定。',
    en: 'The customer flag is black while borrowing is not locked.',
  },
  mobile: '13800000423',
  repayment: { customerFlag: 'black' },
}

/** Personas with rights, or with a flag or a lock of their own. */
export const rightPersonas: readonly Persona[] = [lowFee, lowFeeChosen, cashBack, lockedOut, blackUser]
