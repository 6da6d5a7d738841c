import { userReportUserGps } from '@koo/api-client/calls'
import type { Device, DevicePlace } from '@koo/flow'
import { locate } from '../env/web/location.ts'
import type { HostParts } from '../env/parts.ts'
import { PLACE_KEY } from '@koo/host/session'

/** What the gateway takes for a report of a web page (spec 3 "GPS report"). */
const APP_TYPE = 2
/** Decimals of a degree that leave the phone: about ten metres. */
const DECIMALS = 4

/** When a place is reported: at the start of the app, or when a page has asked for it (values proposed). */
type PlaceEvent = 'start' | 'page'

export type PlaceParts = Pick<HostParts, 'gateway' | 'local' | 'session' | 'sourceId'>

/** Reports where the customer is (user/reportUserGps). Nobody waits for it, and a lost report is not repeated. */
function report({ gateway, sourceId }: PlaceParts, eventType: PlaceEvent, place: DevicePlace): void {
  const [latitude, longitude] = [place.latitude, place.longitude].map((degrees) =>
    Number(degrees.toFixed(DECIMALS)),
  ) as [number, number]
  userReportUserGps(gateway, {
    eventType,
    channelId: sourceId,
    apptype: APP_TYPE,
    latitude,
    longitude,
    precision: Math.round(place.precision),
  }).catch(() => undefined)
}

/**
 * Finds the customer for a page that has said why, after a tap. Their permission is the consent to report the place, now and at
 * later starts; a visitor is found, and not reported.
 */
export async function findPlace(
  parts: PlaceParts,
  options?: Parameters<NonNullable<Device['location']>>[0],
): Promise<DevicePlace> {
  const place = await locate(options)
  const user = parts.session.current()?.userId
  if (user !== undefined) {
    parts.local.setItem(PLACE_KEY, user)
    report(parts, 'page', place)
  }
  return place
}

/** Whether the browser gives the place without asking. One that cannot say so might ask: then it counts as no. */
async function isPermitted(): Promise<boolean> {
  const { permissions } = navigator as { permissions?: Permissions }
  const status = await permissions?.query({ name: 'geolocation' })
  return status?.state === 'granted'
}

/**
 * Reports the place of a customer who has agreed to it before, once in a document: at the start, or when they sign in. It never
 * asks, and nothing on the page depends on it.
 */
export function reportPlaceAtStart(parts: PlaceParts): void {
  const { local, session } = parts
  let reported: string | null = null
  const hasAgreed = (user: string | undefined): user is string =>
    user !== undefined && local.getItem(PLACE_KEY) === user
  const look = async () => {
    const user = session.current()?.userId
    if (!hasAgreed(user) || user === reported) return
    reported = user
    try {
      if (!(await isPermitted())) return
      const place = await locate()
      // Signed out meanwhile: the place would be that of the next customer.
      if (session.current()?.userId === user) report(parts, 'start', place)
    } catch {
      // Refused or not found: there is nothing to report.
    }
  }
  session.onChange(() => void look())
  void look()
}
