import { oldCustomer } from '../old-customer.ts'
import type { LowFeeSeed } from '../../lender/repayment/seed.ts'
import type { Persona } from '../types.ts'

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

/** The low-fee right is on offer. */
const lowFee: Persona = {
  ...oldCustomer,
  name: 'low-fee',
  title: '可领降费权益客户',
  shows:
    'The low-fee right may be received: 16.2 % instead of 19.56 % a year up to 20,000 yuan, for 24 hours, once.',
  mobile: '13800000418',
  repayment: { lowFee: { ...LOW_FEE, isNewUser: true } },
}

/** The low-fee right is chosen and runs out. */
const lowFeeChosen: Persona = {
  ...oldCustomer,
  name: 'low-fee-chosen',
  title: '已领降费权益客户',
  shows: 'The low-fee right was received three hours ago: its countdown runs and loans are priced with it.',
  mobile: '13800000419',
  repayment: { lowFee: { ...LOW_FEE, chosenHoursAgo: 3 } },
}

/** Cash comes back. */
const cashBack: Persona = {
  ...oldCustomer,
  name: 'cash-back',
  title: '借款返现客户',
  shows:
    'From 10,000 yuan over six months on, 88 yuan come back to the card a day after the loan was granted, once.',
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

/** Locked out of borrowing. */
const lockedOut: Persona = {
  ...oldCustomer,
  name: 'locked-out',
  title: '借款锁定客户',
  shows: 'Locked out of borrowing for seven days: the flag of the customer is refused and loans are too.',
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
  shows: 'The customer flag is black while borrowing is not locked.',
  mobile: '13800000423',
  repayment: { customerFlag: 'black' },
}

/** Personas with rights and with a flag or lock of their own. */
export const rightPersonas: readonly Persona[] = [lowFee, lowFeeChosen, cashBack, lockedOut, blackUser]
