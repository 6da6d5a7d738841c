import type { ForcedOutcome } from '../lender/merchant/order-state.ts'
import type { MagicInput } from './types.ts'

/** Last four digits of the contact's phone in a sales order, and how its reviews then end. */
const ORDER_ENDINGS: ReadonlyArray<{ ending: string; outcome: ForcedOutcome; effect: string }> = [
  { ending: '0002', outcome: 'refuse', effect: 'The first review refuses: status 2.' },
  { ending: '0006', outcome: 'finalRefuse', effect: 'The second review refuses: status 6.' },
  { ending: '0007', outcome: 'cancel', effect: 'The second review cancels: status 7.' },
  { ending: '0008', outcome: 'stay', effect: 'Nothing is ever decided: status 1 stays.' },
]

/** Last four digits of the contact's phone in a booking that is declined. */
const DECLINED_BOOKING = '0004'

/** How the reviews of an order with this contact are forced to end; null: as the persona has it. */
export function forcedOutcomeOf(contactPhone: string | undefined): ForcedOutcome | null {
  return ORDER_ENDINGS.find(({ ending }) => contactPhone?.endsWith(ending))?.outcome ?? null
}

/** Whether a booking with this contact is declined. */
export function isDeclinedBooking(contactPhone: string): boolean {
  return contactPhone.endsWith(DECLINED_BOOKING)
}

/** Inputs with a meaning: merchant loans, stores, windows and surveys. */
export const merchantMagic: readonly MagicInput[] = [
  ...ORDER_ENDINGS.map(({ ending, effect }) => ({
    field: '商户订单联系人手机号末四位',
    value: ending,
    effect,
  })),
  {
    field: '预约联系人手机号末四位',
    value: DECLINED_BOOKING,
    effect: 'The booking of a business loan is declined after ten minutes: status 4.',
  },
]
