import type { Campaign as WireCampaign } from '@koo/api-client/types'
import { dayText, momentText } from '@koo/page/time'
import { readTime } from '@koo/steps'

/** Whether a campaign has begun, and whether it is over. */
export type Phase = 'early' | 'on' | 'ended'

/** A campaign as the pages show it. */
export interface Campaign {
  readonly code: string
  readonly title: string
  readonly picture: string | null
  readonly phase: Phase
  /** Its first day; '' when the server does not say. */
  readonly begins: string
  /** The time of its end; '' when the server does not say. */
  readonly ends: string
  readonly isDraw: boolean
  /** Draws that are left today; null when it is not known. */
  readonly left: number | null
}

/** The campaigns of a reply in its order, at `now` by the server's clock. */
export const campaignsOf = (list: readonly WireCampaign[], now: number): Campaign[] =>
  list.map((wire) => {
    const { activityCode, title, pictureUrl, startTime, endTime, remainTimes = null } = wire
    const [start, end] = [readTime(startTime), readTime(endTime, true)]
    return {
      code: activityCode,
      title: title.trim(),
      picture: pictureUrl?.trim() || null,
      phase: phaseOf(wire.status, start, end, now),
      begins: start === null ? '' : dayText(start, now),
      ends: end === null ? '' : momentText(end, now),
      isDraw: remainTimes !== null,
      left: remainTimes,
    }
  })

// gap.138
/** The phase by the dates, or by the status (0 before, 1 on, 2 over) where they say less. A tap is decided by the server. */
function phaseOf(
  status: WireCampaign['status'],
  start: number | null,
  end: number | null,
  now: number,
): Phase {
  if (String(status) === '2' || (end !== null && now > end)) return 'ended'
  if (start === null ? String(status) === '0' : now < start) return 'early'
  return 'on'
}

/** The campaign with this code; without a code the first of its kind that is on, else the first of its kind. */
export function chosenCampaign(
  campaigns: readonly Campaign[],
  code: string | undefined,
  wantsDraw: boolean,
): Campaign | undefined {
  if (code !== undefined) return campaigns.find((campaign) => campaign.code === code)
  const fitting = campaigns.filter(({ isDraw }) => isDraw === wantsDraw)
  return fitting.find(({ phase }) => phase === 'on') ?? fitting[0]
}
