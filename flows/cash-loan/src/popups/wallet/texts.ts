import type { OfferFigure, OfferProps } from '@koo/kit/OfferDialog'
import { dayText } from '@koo/page/time'
import {
  couponTitle,
  discountText,
  money,
  moneyCut,
  percentText,
  readBeijingTime,
  readCoupon,
  toCents,
  WAN_CENTS,
  wanCents,
  type Cents,
} from '@koo/pricing'
import { copy } from './copy.ts'
import type { Reward } from './reply.ts'
import type { PopupNode, RewardPopupName } from './table.ts'

/** Default of the raise-limit display, yuan (spec 9, popup.26). */
const RAISE_YUAN = 20_000
/** Most figures that one pop-up shows. */
const MAX_FIGURES = 3

/** What a pop-up of the table says. */
export interface PopupTexts {
  readonly title: string
  readonly offer: Pick<OfferProps, 'figures' | 'picture' | 'pictureText' | 'text' | 'note'>
  readonly confirm: string
  readonly cancel: string
}

type Parts = Pick<PopupTexts, 'title' | 'offer'> & Partial<PopupTexts>

/** Everything that a text depends on. `now`: ms since 1970, for dates of this year. */
interface Case {
  readonly reward: Reward
  readonly isEntry: boolean
  readonly now: number
}

/** The texts of a pop-up, from the server's figures; a figure that the server does not give is left out. */
export function popupTexts(
  name: RewardPopupName,
  reward: Reward,
  { node, now }: { node: PopupNode; now: number },
): PopupTexts {
  const isEntry = node === 'ENTRY_LOAN_PAGE'
  return { ...(isEntry ? copy.entry : copy.quit), ...PARTS[name]({ reward, isEntry, now }) }
}

const PARTS: Record<RewardPopupName, (given: Case) => Parts> = {
  lead36to24({ reward: { transition } }) {
    const { title, figure, text } = copy.lead36to24
    return { title, offer: { figures: amounts([figure, transition?.saving]), text, note: copy.subject } }
  },
  over20w: ({ reward }) => temporary(copy.over20w, reward.over20w),
  newUserTemp: ({ reward }) => temporary(copy.newUserTemp, reward.newUserTemp),
  lifetimeVip({ reward: { lifetime } }) {
    const { title, before, after, quota, text } = copy.lifetimeVip
    const rates = lifetime
      ? [
          { label: before, value: percentText(lifetime.before) },
          { label: after, value: percentText(lifetime.after) },
        ]
      : []
    return {
      title,
      offer: { figures: [...rates, ...amounts([quota, lifetime?.quota])], text, note: copy.subject },
    }
  },
  marketing12({ reward: { marketing } }) {
    const { title, picture, text } = copy.marketing12
    return { title, offer: { picture: marketing?.picture ?? undefined, pictureText: picture, text } }
  },
  salesCoupon({ reward, now }) {
    const { title, sale } = copy.salesCoupon
    const coupon = couponParts(reward, now)
    const name = reward.coupon?.saleName
    const note = [name && sale(name), coupon.note].filter(Boolean).join(' · ')
    return { title, offer: { ...coupon, note } }
  },
  fakeCoupon({ reward: { fakeCoupon }, isEntry }) {
    const { figure, active, stay } = copy.fakeCoupon
    const { title, text } = isEntry ? active : stay
    const value = discountText(fakeCoupon?.discount)
    return { title, offer: { figures: value ? [{ label: figure, value }] : [], text } }
  },
  rateOrRaise({ reward: { offer }, isEntry }) {
    const { cut, raise, both, plain, before, text, stay } = copy.rateOrRaise
    const rate = percentText(offer?.cut)
    const figures = [
      ...(rate ? [{ label: cut.figure, value: rate }] : []),
      ...amounts([raise.figure, offer?.raise]),
    ]
    const title = figures.length > 1 ? both : rate ? cut.title : figures.length > 0 ? raise.title : plain
    const former = percentText(offer?.before)
    const note = [former && before(former), copy.subject].filter(Boolean).join(' · ')
    return { title, offer: { figures, text: isEntry ? text : stay, note } }
  },
  raiseEligible: ({ reward }) => raiseParts(copy.raise.eligible, reward),
  raiseRetain: ({ reward }) => raiseParts(copy.raise.retain, reward),
  offerEntry: (given) => offersParts(copy.offers.entry, given),
  offerRetain: (given) => offersParts(copy.offers.retain, given),
  couponReminder: ({ reward, now }) => ({ title: copy.coupon.reminder, offer: couponParts(reward, now) }),
  couponRetain: ({ reward, now }) => ({ title: copy.coupon.retain, offer: couponParts(reward, now) }),
  cashBackSingle(given) {
    const { title, figures, text, note } = rewardParts(given)
    return { title, offer: { figures, text, note } }
  },
  cashBackDouble(given) {
    const { figures, text, note } = rewardParts(given)
    const coupon = couponParts(given.reward, given.now)
    return {
      title: copy.cashBack.double,
      offer: { figures: [...figures, ...(coupon.figures ?? [])], text, note },
    }
  },
  noCoupon() {
    const { title, text, confirm, cancel } = copy.noCoupon
    return { title, offer: { text }, confirm, cancel }
  },
}

function temporary(
  { title, figure, text }: (typeof copy)['over20w' | 'newUserTemp'],
  limit: { readonly amount: Cents | null } | null,
): Parts {
  return { title, offer: { figures: amounts([figure, limit?.amount]), text, note: copy.subject } }
}

function raiseParts(title: string, { offers }: Reward): Parts {
  const amount = offers.find((offer) => offer.amount !== null)?.amount ?? toCents(RAISE_YUAN)
  const { figure, text } = copy.raise
  return { title, offer: { figures: amounts([figure, amount]), text, note: copy.subject } }
}

/** The offers and the coupon, at most three figures: the coupon is always one of them. */
function offersParts(title: string, { reward, now }: Case): Parts {
  const coupon = couponParts(reward, now).figures ?? []
  const offers = reward.offers.flatMap(({ name, amount }) => amounts([name || copy.offers.fallback, amount]))
  const figures = [...offers.slice(0, MAX_FIGURES - coupon.length), ...coupon]
  return { title, offer: { figures, text: copy.offers.text, note: copy.subject } }
}

function rewardParts({ reward: { reward }, now }: Case) {
  const { single, friend, figure, text } = copy.cashBack
  const end = dayOf(readBeijingTime(reward?.until, true), now)
  return {
    title: reward?.isForFriend ? friend.title : single,
    figures: amounts([reward?.isForFriend ? friend.figure : figure, reward?.amount]),
    text: reward?.isForFriend ? friend.text : text,
    note: end ? copy.until(end) : '',
  }
}

function couponParts({ coupon }: Reward, now: number) {
  const read = coupon?.raw ? readable(coupon.raw) : null
  const value = read ? couponTitle(read) : ''
  const end = dayOf(read?.endsAt ?? null, now)
  return {
    figures: value ? [{ label: copy.coupon.figure, value }] : [],
    text: coupon?.about || coupon?.raw?.name || copy.coupon.text,
    note: end ? copy.until(end) : '',
  }
}

/** A coupon that cannot be read has no figure. */
function readable(raw: NonNullable<NonNullable<Reward['coupon']>['raw']>) {
  try {
    return readCoupon(raw)
  } catch {
    return null
  }
}

const dayOf = (time: number | null, now: number) =>
  time === null || Number.isNaN(time) ? '' : dayText(time, now)

/** An amount of yuan with its label; none without an amount. */
function amounts([label, amount]: readonly [string, Cents | null | undefined]): OfferFigure[] {
  return amount == null ? [] : [{ label, value: amountText(amount), unit: copy.yuan }]
}

function amountText(amount: Cents): string {
  if (amount >= WAN_CENTS) return wanCents(amount)
  return amount % 100 === 0 ? moneyCut(amount) : money(amount)
}
