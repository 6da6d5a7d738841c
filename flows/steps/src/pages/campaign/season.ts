import { beijingText } from '@koo/page/time'

/** The months between two seasons: none of them has a campaign. A season runs from October to May. */
const [LAST_OF_SEASON, FIRST_OF_SEASON] = [5, 10]

/** Year and month of a time in Beijing. */
function monthAt(now: number): [year: number, month: number] {
  const [year = '', month = ''] = beijingText(now).split('-')
  return [Number(year), Number(month)]
}

/** Whether the season is over at `now`, and the next one has not begun. */
export function isBetweenSeasons(now: number): boolean {
  const [, month] = monthAt(now)
  return month > LAST_OF_SEASON && month < FIRST_OF_SEASON
}

// gap.25
/**
 * A month of the season of `now` as the contract writes it: January of the season that began in October 2026 is 2027-01. Between
 * two seasons it is a month of the next one.
 */
export function monthOfSeason(month: number, now: number): string {
  const [year, current] = monthAt(now)
  const begins = current > LAST_OF_SEASON ? year : year - 1
  return `${month > LAST_OF_SEASON ? begins : begins + 1}-${String(month).padStart(2, '0')}`
}
