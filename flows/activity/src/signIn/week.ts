import type { SignInDay, SignInState } from '@koo/api-client/types'
import type { WeekDay } from '@koo/kit/WeekStrip'
import { beijingText } from '@koo/page/time'
import { readableText } from '@koo/pricing'
import { copy } from './copy.ts'

/** The days that the cycle has (gap.62). */
const WEEK = 7
/** A day as the contract writes it. */
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The sign-in as the page shows it. */
export interface Week {
  readonly days: readonly WeekDay[]
  /** Days in a row; null when it is not known. */
  readonly streak: number | null
  readonly isSigned: boolean
  /** False: the customer has never signed in. */
  readonly hasJoined: boolean
  /** A day of the week went by without a sign-in, so what seven days give is not to be had. */
  readonly isBroken: boolean
  /** Null when it is not known. */
  readonly wantsReminders: boolean | null
  readonly rules: string
}

/** Reads the week at `now`, by the server's clock. */
export function weekOf(state: SignInState, now: number): Week {
  const today = beijingText(now).slice(0, 10)
  const days = new Map(state.days.slice(0, WEEK).map((wire) => [String(wire.day), dayOf(wire, today)]))
  const { continuousDays = null, pushStatus = null, rules } = state
  // A day that has just begun was not signed, whatever the last reply said of the one before it.
  const own = days.get(today)
  return {
    days: [...days.values()],
    streak: continuousDays,
    isSigned: own ? own.state !== 'today' : state.signedToday === true,
    hasJoined: state.joined !== false,
    isBroken: [...days.values()].some(({ state: each }) => each === 'missed'),
    wantsReminders: pushStatus === null ? null : Boolean(pushStatus),
    rules: rules?.trim() ?? '',
  }
}

function dayOf({ day, title, reward, ...done }: SignInDay, today: string): WeekDay {
  const id = String(day)
  const state = stateOf(id, done, today)
  return {
    id,
    name: nameOf(id, title?.trim() ?? '', today),
    state,
    text: copy.state[state],
    ...(reward?.trim() && { reward: readableText(reward.trim()) }),
  }
}

/** Signing in and receiving are two things: a day that was signed has its reward until it is received. */
function stateOf(
  id: string,
  { signed, received }: Pick<SignInDay, 'signed' | 'received'>,
  today: string,
): Exclude<WeekDay['state'], 'signed'> {
  if (received === true) return 'received'
  if (signed === true) return 'receive'
  if (id === today) return 'today'
  // A day that cannot be read was not missed for all that the page knows.
  return DAY.test(id) && id < today ? 'missed' : 'coming'
}

/** The name that the server gives a day; by its date where that is older than the day, or missing. */
function nameOf(id: string, title: string, today: string): string {
  const isDay = DAY.test(id)
  if (title && !(isDay && id !== today && title === copy.now)) return title
  return (isDay && copy.weekdays[new Date(`${id}T00:00:00Z`).getUTCDay()]) || id
}
