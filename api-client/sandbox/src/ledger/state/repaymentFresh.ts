import type { Customer } from '../../engine/customer.ts'
import { DAY_MS, HOUR_MS } from '../../engine/calendar.ts'
import { repaymentSeedOf } from './repaymentSeed.ts'
import type { RepaymentState } from './repayment.ts'
import type { Slice } from '../../engine/slices.ts'

/** The initial repayment state of a customer, from the persona's data. */
export function freshRepayment({ world, persona, user }: Omit<Customer, 'now'>): RepaymentState {
  const { since } = world
  const seed = repaymentSeedOf(persona)
  const { signedDaysAgo, isOn, isAlipayOn } = seed.autoPay
  const [card] = persona.cards
  return {
    books: {},
    orders: [],
    refunds: seed.refunds.map(({ amount, daysAgo, status, reason }, k) => ({
      refundNo: `R0${k}${user.mobile.slice(-4)}`,
      cents: Math.round(Number(amount) * 100),
      at: since - daysAgo * DAY_MS,
      arrivesAt: status === 'processing' ? since + 2 * DAY_MS : since - daysAgo * DAY_MS + HOUR_MS,
      isTaken: status !== 'failed',
      bankName: card?.bankName ?? '',
      cardNo: card?.cardNo ?? '',
      reason,
    })),
    autoPay: {
      isOn,
      wasOn: isOn,
      holdsFrom: 0,
      isAlipayOn,
      signed:
        signedDaysAgo === null || card === undefined
          ? null
          : { userCardId: card.userCardId, at: since - signedDaysAgo * DAY_MS, authOrderNo: 'A0' },
      signing: null,
      debitedDay: '',
    },
    visits: [],
    removedCards: [],
    defaultCardId: null,
    reservedPhones: { ...seed.reservedElsewhere },
    lowFee:
      seed.lowFee === null || seed.lowFee.chosenHoursAgo === null
        ? null
        : { receivedAt: since - seed.lowFee.chosenHoursAgo * HOUR_MS, isChosen: true },
    nonStudentAt: null,
  }
}

/** The slice of the repayments, for `sliceOf`. */
export const repaymentSlice: Slice<'repayment'> = { name: 'repayment', create: freshRepayment }
