import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyQueue,
  nextPopup,
  queueReducer,
  type Popup,
  type QueueAction,
  type QueueState,
} from './queue.ts'

const Content = () => null
const first = { name: 'first', Content }
const second = { name: 'second', Content }

const after = (...actions: QueueAction[]): QueueState => actions.reduce(queueReducer, emptyQueue(2))
const answer = (source: number, popup: typeof first | null): QueueAction => ({
  type: 'answered',
  source,
  popup,
})
const free = { isBusy: false, hasSeen: () => false }
const nameAfter = (...actions: QueueAction[]) => nextPopup(after(...actions), free)?.name

describe('the queue of pop-ups', () => {
  it.each<[about: string, next: string | undefined, actions: QueueAction[]]>([
    ['nothing before an answer', undefined, []],
    ['the first source', 'first', [answer(0, first)]],
    ['nothing of the second before the first has answered', undefined, [answer(1, second)]],
    ['the first before the second, whichever answered first', 'first', [answer(1, second), answer(0, first)]],
    ['the second when the first wants nothing', 'second', [answer(1, second), answer(0, null)]],
    ['the second when the first took too long', 'second', [answer(1, second), { type: 'waited' }]],
    [
      'the second alone, when the first answers after it was left out',
      'second',
      [answer(1, second), { type: 'waited' }, answer(0, first)],
    ],
    [
      'nothing while one is open',
      undefined,
      [answer(0, first), answer(1, second), { type: 'opened', popup: first }],
    ],
    [
      'nothing during the exit animation',
      undefined,
      [answer(0, first), answer(1, second), { type: 'opened', popup: first }, { type: 'ended' }],
    ],
    [
      'the second once the first has closed',
      'second',
      [
        answer(0, first),
        answer(1, second),
        { type: 'opened', popup: first },
        { type: 'ended' },
        { type: 'closed' },
      ],
    ],
    [
      'nothing twice',
      undefined,
      [answer(0, first), answer(1, null), { type: 'opened', popup: first }, { type: 'closed' }],
    ],
  ])('shows %s', (_, next, actions) => {
    expect(nameAfter(...actions)).toBe(next)
  })

  it('has one pop-up on the screen, open until it ended', () => {
    const opened = after(answer(0, first), { type: 'opened', popup: first })
    expect(opened.current).toEqual({ popup: first, open: true })
    expect(queueReducer(opened, { type: 'ended' }).current).toEqual({ popup: first, open: false })
    expect(queueReducer(after(), { type: 'ended' }).current).toBeNull()
  })
})

/** What may happen to the pop-ups of a visit. `source` and `name` are used by an answer only. */
const event = fc.record({
  kind: fc.constantFrom('answer', 'answer', 'answer', 'waited', 'ended', 'closed', 'busy', 'free', 'reload'),
  source: fc.nat(2),
  name: fc.constantFrom('a', 'b', 'c', null),
})

/** The rules of one visit, stated without the queue: what each source said, in words of the customer. */
class Visit {
  isBusy = false
  /** Null: none on the screen; its exit animation counts. */
  onScreen: string | null = null
  seen = new Set<string>()
  said: (string | null | undefined)[] = [undefined, undefined, undefined]

  answer(source: number, name: string | null) {
    if (this.said[source] === undefined) this.said[source] = name
  }
  giveUpWaiting() {
    this.said = this.said.map((name) => name ?? null)
  }
  reload() {
    this.said = [undefined, undefined, undefined]
    this.onScreen = null
  }
  /** The pop-up that has to be shown now. */
  due(): string | null {
    if (this.isBusy || this.onScreen !== null) return null
    const silent = this.said.indexOf(undefined)
    const told = silent < 0 ? this.said : this.said.slice(0, silent)
    return told.find((name) => typeof name === 'string' && !this.seen.has(name)) ?? null
  }
}

it(
  'in 10,000 random visits one pop-up at a time, none over what the customer does, none twice',
  { tags: ['popup.1', 'popup.24'] },
  () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 24 }), (events) => {
        const visit = new Visit()
        let state = emptyQueue(3)
        const shown: string[] = []
        for (const { kind, source, name } of events) {
          if (kind === 'reload') {
            state = emptyQueue(3)
            visit.reload()
          } else if (kind === 'answer') {
            const popup: Popup | null = name === null ? null : { name, Content }
            state = queueReducer(state, { type: 'answered', source, popup })
            visit.answer(source, name)
          } else if (kind === 'waited') {
            state = queueReducer(state, { type: 'waited' })
            visit.giveUpWaiting()
          } else if (kind === 'ended' || kind === 'closed') {
            state = queueReducer(state, { type: kind })
            if (kind === 'closed') visit.onScreen = null
          } else visit.isBusy = kind === 'busy'

          const due = visit.due()
          const next = nextPopup(state, {
            isBusy: visit.isBusy,
            hasSeen: (each) => visit.seen.has(each),
          })
          expect(next?.name ?? null).toBe(due)
          if (next === null || due === null) continue
          state = queueReducer(state, { type: 'opened', popup: next })
          visit.onScreen = due
          visit.seen.add(due)
          shown.push(due)
        }
        expect(shown).toEqual([...new Set(shown)])
      }),
      { numRuns: 10_000 },
    )
  },
)
