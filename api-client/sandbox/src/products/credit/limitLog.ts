import type { Customer } from '../../engine/customer.ts'
import type { Wire } from '../../engine/contract.ts'
import { beijingTime, DAY_MS } from '../../engine/calendar.ts'
import { wireYuan } from '../../engine/money.ts'
import { creditSeedOf } from '../../people/credit/seed.ts'

/** A change of the total limit, in cents; negative lowers it. */
interface Step {
  at: number
  cents: number
  title: string
}

/** How many changes a customer sees. */
const MOST_SHOWN = 50

/** Default number of days between the opening of a limit and the first day. */
const OPENED_DAYS_AGO = 400

/**
 * The history of the limit, newest change first. It adds up: the amount after the newest change is the current total
 * limit.
 */
export function limitLogOf(customer: Customer): Wire<'credit/queryLimitLog'> {
  const steps = [...pastSteps(customer), ...seedSteps(customer), ...changeSteps(customer)]
    .filter(({ at, cents }) => at <= customer.now && cents !== 0)
    .sort((a, b) => a.at - b.at)
  let sum = 0
  const rows = steps.map(({ at, cents, title }) => {
    sum += cents
    return {
      time: beijingTime(at),
      changeAmount: wireYuan(Math.abs(cents)),
      changeType: cents > 0 ? 'raise' : 'cut',
      afterAmount: wireYuan(Math.max(0, sum)),
      title,
    }
  })
  return rows.reverse().slice(0, MOST_SHOWN)
}

/** Before the first day: the persona's changes, completed so that they give the initial permanent limit. */
function pastSteps({ world, persona }: Customer): Step[] {
  const past = (creditSeedOf(persona).pastChanges ?? []).map(({ daysAgo, yuan, title }) => ({
    at: world.since - daysAgo * DAY_MS,
    cents: yuan * 100,
    title,
  }))
  const rest = persona.limit.total * 100 - past.reduce((sum, { cents }) => sum + cents, 0)
  const first = Math.min(world.since - OPENED_DAYS_AGO * DAY_MS, ...past.map(({ at }) => at - DAY_MS))
  return [{ at: first, cents: rest, title: '额度开通' }, ...past]
}

/** Changes that follow from the persona's limit: a temporary part, a part that ends, the end of the whole limit. */
function seedSteps({ world, persona }: Customer): Step[] {
  const { total, temporary, delta, validDays } = persona.limit
  const after = (days: number): number => world.since + days * DAY_MS + 1
  const steps: Step[] = []
  if (temporary !== null) {
    const cents = temporary.amount * 100
    steps.push({ at: world.since, cents, title: '临时额度发放' })
    steps.push({ at: after(temporary.days), cents: -cents, title: '临时额度到期' })
  }
  const ended = delta !== null && delta.days < validDays ? delta.amount : 0
  if (delta !== null && ended > 0) {
    steps.push({ at: after(delta.days), cents: -ended * 100, title: '部分额度到期' })
  }
  steps.push({ at: after(validDays), cents: (ended - total) * 100, title: '额度有效期届满' })
  return steps
}

/** Changes of the limit since the start, in their order, and the end of temporary ones. */
function changeSteps({ user }: Customer): Step[] {
  // Kept with the newest first. A reward follows what it is for at the same moment.
  return user.limitChanges.toReversed().flatMap(({ at, cents, reason, until }) =>
    until === null
      ? [{ at, cents, title: reason }]
      : [
          { at, cents, title: reason },
          { at: until, cents: -cents, title: `${reason}到期` },
        ],
  )
}
