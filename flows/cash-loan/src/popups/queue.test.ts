import { describe, expect, it } from 'vitest'
import { emptyQueue, nextPopup, queueReducer, type QueueAction, type QueueState } from './queue.ts'

const Content = () => null
const first = { name: 'first', Content }
const second = { name: 'second', Content }

const after = (...actions: QueueAction[]): QueueState => actions.reduce(queueReducer, emptyQueue(2))
const answer = (source: number, popup: typeof first | null): QueueAction => ({
  type: 'answered',
  source,
  popup,
})
const nameAfter = (...actions: QueueAction[]) => nextPopup(after(...actions))?.name

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
