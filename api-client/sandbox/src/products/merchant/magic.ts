import type { ForcedOutcome } from './orderState.ts'
import type { MagicInput } from '../../engine/magic.ts'
import type { LocaleText } from '../../engine/text.ts'

/** Last four digits of the contact's phone in a sales order, with the outcome of its reviews. */
const ORDER_ENDINGS: ReadonlyArray<{ ending: string; outcome: ForcedOutcome; effect: LocaleText }> = [
  {
    ending: '0002',
    outcome: 'refuse',
    effect: { zh: '初审拒绝：status为2。', en: 'The first review refuses: status 2.' },
  },
  {
    ending: '0006',
    outcome: 'finalRefuse',
    effect: { zh: '复审拒绝：status为6。', en: 'The second review refuses: status 6.' },
  },
  {
    ending: '0007',
    outcome: 'cancel',
    effect: { zh: '复审取消订单：status为7。', en: 'The second review cancels the order: status 7.' },
  },
  {
    ending: '0008',
    outcome: 'stay',
    effect: { zh: '一直没有审核结果：status保持为1。', en: 'The review never ends: the status stays 1.' },
  },
]

/** Last four digits of the contact's phone in a booking that is declined. */
const DECLINED_BOOKING = '0004'

/** The forced outcome of the reviews of an order with this contact; null when the persona decides. */
export function forcedOutcomeOf(contactPhone: string | undefined): ForcedOutcome | null {
  return ORDER_ENDINGS.find(({ ending }) => contactPhone?.endsWith(ending))?.outcome ?? null
}

/** Whether a booking with this contact is declined. */
export function isDeclinedBooking(contactPhone: string): boolean {
  return contactPhone.endsWith(DECLINED_BOOKING)
}

/** Magic inputs of merchant loans, stores, windows and surveys. */
export const merchantMagic: readonly MagicInput[] = [
  ...ORDER_ENDINGS.map(({ ending, effect }) => ({
    field: '商户订单联系人手机号末四位',
    value: ending,
    effect,
  })),
  {
    field: '预约联系人手机号末四位',
    value: DECLINED_BOOKING,
    effect: {
      zh: '经营贷预约在十分钟后被拒绝：status为4。',
      en: 'The booking of a business loan is declined after ten minutes: status 4.',
    },
  },
]
