import { merchantSlice } from './fresh.ts'
import { readBeijingTime } from '@koo/pricing'
import type { Wire, WireRequest } from '../../engine/contract.ts'
import type { Context } from '../../engine/context.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { newId } from '../../engine/world.ts'
import { beijingDay, DAY_MS, MINUTE_MS } from '../../engine/calendar.ts'
import { postMessage } from '../../people/messages/messages.ts'
import { BOOKING, type Booking } from './bookingState.ts'
import { merchantSeedOf } from './seed.ts'

const TEXTS: Readonly<Record<number, string>> = {
  [BOOKING.received]: '预约已提交，客户经理将尽快与您联系',
  [BOOKING.confirmed]: '客户经理已联系您，请按预约时间等候上门',
  [BOOKING.visited]: '客户经理已完成上门服务',
  [BOOKING.declined]: '很抱歉，您所在地区暂未开通上门服务',
}

/** Minutes until the call, or until the booking is declined. */
const CALL_MS = 10 * MINUTE_MS

/** A visit time that names a day: no free text, so the day has to exist. */
const DAY_FORM = /^\d{4}-\d{1,2}-\d{1,2}/

/** Length limits of a booking's texts. */
const LONGEST_TEXT = 40

/** Status of a booking at `now`. */
export function bookingStatus(booking: Booking, now: number): number {
  if (booking.fixed !== null) return booking.fixed
  if (now < booking.at + CALL_MS) return BOOKING.received
  if (booking.isDeclined) return BOOKING.declined
  return now < booking.visitAt ? BOOKING.confirmed : BOOKING.visited
}

/** The customer's booking as the contract describes it; the message about the call is sent once. */
export function wireBooking(context: Context): Wire<'merchant/queryReservationStatus'> {
  const { booking } = context.slice(merchantSlice)
  if (booking === null) return null
  const status = bookingStatus(booking, context.now)
  const statusText = TEXTS[status] ?? ''
  if (status !== BOOKING.received && !booking.isTold) {
    booking.isTold = true
    postMessage(context.user(), booking.at + CALL_MS, {
      type: 'loan',
      title: '预约进度提醒',
      text: statusText,
    })
  }
  return { reservationNo: booking.reservationNo, status, statusText, visitTime: booking.visitTime }
}

/** Saves a booking; refuses a second open one, a visit in the past, and an amount out of range. */
export function book(
  context: Context,
  request: WireRequest<'merchant/confirmReservation'>,
  isDeclined: boolean,
): void {
  const { now, world } = context
  const state = context.slice(merchantSlice)
  if (state.booking !== null && bookingStatus(state.booking, now) <= BOOKING.confirmed) {
    throw new Refusal(RESULTS.orderState, '您已有进行中的预约，请勿重复提交')
  }
  checkAmount(context, request.applyAmount)
  const visitText = request.visitTime?.trim() ?? ''
  const visitAt = visitTimeOf(visitText)
  if (visitAt === null && DAY_FORM.test(visitText))
    throw new Refusal(RESULTS.badRequest, '预约时间有误，请重新选择')
  if (visitAt !== null && visitAt <= now) throw new Refusal(RESULTS.badRequest, '预约时间已过，请重新选择')
  const tomorrow = `${beijingDay(now + DAY_MS)} 10:00`
  state.made.bookings += 1
  state.booking = {
    reservationNo: newId(world, 'R'),
    at: now,
    visitAt: visitAt ?? visitTimeOf(tomorrow) ?? now,
    visitTime: visitText === '' ? tomorrow : visitText.slice(0, LONGEST_TEXT),
    isDeclined,
    fixed: null,
    isTold: false,
  }
}

/** The instant of a visit time: a day, or a day and a time; null for any other text, which only people can read. */
function visitTimeOf(text: string): number | null {
  const at = readBeijingTime(/ \d{1,2}:\d{2}$/.test(text) ? `${text}:00` : text, true)
  return at === null || Number.isNaN(at) ? null : at
}

function checkAmount(context: Context, amount: number | string | undefined): void {
  if (amount === undefined) return
  const { minYuan, maxYuan } = merchantSeedOf(context.persona())
  const yuan = Number(amount)
  if (yuan < minYuan || yuan > maxYuan) {
    throw new Refusal(RESULTS.amountNotAllowed, `预约金额须在${minYuan}元至${maxYuan}元之间`)
  }
}
