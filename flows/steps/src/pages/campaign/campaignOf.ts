import type { ProcessStep, PromotionProcess } from '@koo/api-client/types'
import type { Task } from '@koo/kit/TaskList'
import { dayText } from '@koo/page/time'
import { readableText, positiveCents, shortMoney } from '@koo/pricing'
import { readTime } from '../../blocks/readTime.ts'
import { copy } from './copy.ts'

/** Status of a step (contract, ProcessStep). */
const DONE = '3'
/** Code of the step that is done by joining. */
export const JOIN = 'join'

/** What a customer can do with a campaign: nothing yet, join, its steps, nothing more, nothing any more. */
export type Phase = 'early' | 'open' | 'joined' | 'done' | 'ended'

/** A campaign as the page shows it. */
export interface CampaignState {
  readonly phase: Phase
  /** From when to when; '' when the server does not say. */
  readonly dates: string
  /** The most that the limit rises, as it is shown; null when it is not known. */
  readonly most: string | null
  readonly tasks: readonly Task[]
  /** The next step that leads somewhere. Null: none does. */
  readonly next: ProcessStep | null
}

const isDone = ({ status }: ProcessStep) => String(status) === DONE

/** What a campaign is at `now`, by the server's clock. A date that it does not say limits nothing: the server decides. */
export function campaignOf(process: PromotionProcess, now: number): CampaignState {
  const { steps, maxAmount } = process
  const [start, end] = [readTime(process.startDate), readTime(process.endDate, true)]
  const phase = phaseOf(process, start, end, now)
  const isOn = phase === 'open' || phase === 'joined'
  const most = positiveCents(maxAmount)
  return {
    phase,
    dates: start === null || end === null ? '' : copy.dates(dayText(start, now), dayText(end, now)),
    most: most === null ? null : shortMoney(most),
    tasks: steps.map((step, place) => taskOf(step, place, isOn)),
    next: steps.find((step) => !isDone(step) && Boolean(step.linkUrl)) ?? null,
  }
}

function phaseOf(
  { steps, joined }: PromotionProcess,
  start: number | null,
  end: number | null,
  now: number,
): Phase {
  // What is done stays done after the end.
  if (steps.length > 0 && steps.every(isDone)) return 'done'
  if (end !== null && now > end) return 'ended'
  if (start !== null && now < start) return 'early'
  return joined ? 'joined' : 'open'
}

/** Ids are places: codes may be missing or repeated. */
function taskOf(step: ProcessStep, place: number, isOn: boolean): Task {
  const { code, title, reward, linkUrl } = step
  const state = isDone(step) ? 'done' : isOn ? 'open' : 'blocked'
  return {
    id: String(place),
    title,
    state,
    canOpen: state === 'open' && (code === JOIN || Boolean(linkUrl)),
    ...(reward && { reward: readableText(reward) }),
  }
}
