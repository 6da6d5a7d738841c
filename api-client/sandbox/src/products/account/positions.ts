import { accountSlice } from '../../people/account/fresh.ts'
import type { Context } from '../../engine/context.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { unshiftCapped } from '../../engine/world.ts'
import { ACCOUNT_CAPS } from '../../people/account/state.ts'

/** A position from a page; degrees as numbers or decimal text. */
interface PositionReport {
  eventType: string
  city?: string | undefined
  latitude: string | number
  longitude: string | number
}

/** Stores the position of the customer's device; refuses coordinates that do not exist. */
export function reportPosition(
  context: Context,
  { eventType, city, latitude, longitude }: PositionReport,
): void {
  const position = {
    at: context.now,
    eventType: eventType.slice(0, 40),
    city: city?.slice(0, 40) ?? null,
    latitude: degrees(latitude, 90),
    longitude: degrees(longitude, 180),
  }
  unshiftCapped(context.slice(accountSlice).positions, position, ACCOUNT_CAPS.positions)
}

function degrees(value: string | number, most: number): number {
  const text = String(value).trim()
  const number = Number(text)
  if (text === '' || !(Math.abs(number) <= most)) {
    throw new Refusal(RESULTS.badRequest, '位置信息有误，请重新定位')
  }
  return number
}
