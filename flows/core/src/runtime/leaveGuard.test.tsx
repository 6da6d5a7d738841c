import { useEffect } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  askOnBack,
  LEAVE_LIMIT_MS,
  useLeaveQuestion,
  type LeaveAnswer,
  type LeaveDialogProps,
  type LeavePolicy,
  type LeaveQuestion,
} from '../index.ts'
import { fakeHost, type Rendered } from '../testing/index.ts'
import { copy, views, eventsOf, atGuarded } from './testing/question.tsx'

const other = { title: '优惠券', body: '还有一张券', stay: '再看看', leave: '放弃' }

const heading = (view: Rendered) =>
  view.container.querySelector('[role=alertdialog]')?.getAttribute('aria-label') ?? null

/** A policy's `ask` that the test settles. */
function openQuestion() {
  const asked: { signal: AbortSignal; query: object }[] = []
  let answer: (answer: LeaveAnswer) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const ask: LeaveQuestion = (_, { signal, query }) => {
    asked.push({ signal, query })
    return new Promise((resolve, reject) => {
      ;[answer, fail] = [resolve, reject]
    })
  }
  return { ask, asked, answer: (it: LeaveAnswer) => answer(it), fail: (it: Error) => fail(it) }
}

const onBack = ({ action }: { action: string }) => action === 'POP'

const asking = (ask: LeaveQuestion, unanswered?: LeavePolicy['unanswered']): LeavePolicy => ({
  id: 'retention',
  copy,
  blocks: onBack,
  ask,
  ...(unanswered && { unanswered }),
})

afterEach(() => {
  for (const view of views.splice(0)) view.unmount()
})

describe('a policy that asks the server', () => {
  it('holds the attempt, then shows the dialog of the reply', async () => {
    const { ask, asked, answer } = openQuestion()
    const view = await atGuarded(asking(ask), { browser: true })
    view.back()
    await expect.poll(() => asked).toHaveLength(1)
    expect(asked[0]?.query).toEqual({ from: 'loan' })
    await view.settles()
    expect([view.screen(), view.asking(), asked.length]).toEqual(['f_b', false, 1])
    answer({ copy: other })
    await expect.poll(() => heading(view)).toBe('优惠券')
    // Going back once more does not answer the dialog.
    view.back()
    view.host.nativeBack()
    await view.settles()
    expect([view.screen(), heading(view)]).toEqual(['f_b', '优惠券'])
    view.press('leave')
    await view.shows('f_a')
    expect(eventsOf(view)).toEqual(['asked', 'left'])
  })

  it.each(['browser', 'native'] as const)(
    'lets the user go at a second back (%s) while it asks',
    async (by) => {
      const { ask, asked, answer } = openQuestion()
      const view = await atGuarded(asking(ask), { browser: true })
      const back = () => (by === 'browser' ? view.back() : view.host.nativeBack())
      back()
      await expect.poll(() => asked).toHaveLength(1)
      await view.settles()
      back()
      await view.shows('f_a')
      expect(asked[0]?.signal.aborted).toBe(true)
      answer({ copy: other })
      view.host.advance(LEAVE_LIMIT_MS)
      await view.settles()
      expect([view.screen(), view.asking(), asked.length]).toEqual(['f_a', false, 1])
    },
  )

  it('tells its dialog of a further back', async () => {
    const Patient = ({ backs, leave }: LeaveDialogProps) => {
      useEffect(() => {
        if (backs > 1) leave()
      }, [backs, leave])
      return <p role="alertdialog" aria-label={`${backs}`} />
    }
    const view = await atGuarded(
      asking(() => Promise.resolve({ Dialog: Patient })),
      { browser: true },
    )
    view.back()
    await expect.poll(() => heading(view)).toBe('0')
    await view.settles()
    view.back()
    await expect.poll(() => heading(view)).toBe('1')
    await view.settles()
    view.back()
    await view.shows('f_a')
  })

  it('lets the user go when there is nothing to show', async () => {
    const { ask, asked, answer } = openQuestion()
    const view = await atGuarded(asking(ask))
    view.back()
    await expect.poll(() => asked).toHaveLength(1)
    answer(null)
    await view.shows('f_a')
    expect(eventsOf(view)).toEqual([])
  })

  it.each(['late', 'failed'] as const)('shows the plain dialog when the reply is %s', async (how) => {
    const { ask, asked, answer, fail } = openQuestion()
    const view = await atGuarded(asking(ask))
    view.back()
    await expect.poll(() => asked).toHaveLength(1)
    view.host.advance(LEAVE_LIMIT_MS - 1)
    await view.settles()
    expect(view.asking()).toBe(false)
    if (how === 'late') view.host.advance(1)
    else fail(new Error('no network'))
    await expect.poll(() => heading(view)).toBe('提示')
    expect(asked[0]?.signal.aborted).toBe(true)
    // What comes too late changes nothing.
    answer({ copy: other })
    await view.settles()
    expect(heading(view)).toBe('提示')
  })

  it('lets the user go without a reply when the policy says so', async () => {
    const { ask, asked } = openQuestion()
    const view = await atGuarded(asking(ask, 'leave'))
    view.back()
    await expect.poll(() => asked).toHaveLength(1)
    view.host.advance(LEAVE_LIMIT_MS)
    await view.shows('f_a')
  })

  it('is dropped when the page itself takes an exit', async () => {
    const { ask, asked, answer } = openQuestion()
    const view = await atGuarded(asking(ask))
    view.back()
    await expect.poll(() => asked).toHaveLength(1)
    await view.takeExit('b', 'done')
    await view.shows('f_a')
    expect(asked[0]?.signal.aborted).toBe(true)
    answer({ copy: other })
    view.host.advance(LEAVE_LIMIT_MS)
    await view.settles()
    expect([view.screen(), view.asking()]).toEqual(['f_a', false])
  })

  it('may have its own dialog', async () => {
    const Own = ({ copy: text, stay }: LeaveDialogProps) => (
      <div role="alertdialog" aria-label={`own ${text.title}`}>
        <button type="button" data-answer="stay" onClick={stay}>
          {text.stay}
        </button>
      </div>
    )
    const view = await atGuarded(asking(() => Promise.resolve({ Dialog: Own })))
    view.back()
    await expect.poll(() => heading(view)).toBe('own 提示')
    view.press('stay')
    await expect.poll(() => view.asking()).toBe(false)
    expect(view.screen()).toBe('f_b')
  })

  it('may leave the question to the page, which has the data', async () => {
    const Page = () => {
      useLeaveQuestion(() => Promise.resolve({ copy: other }))
      return null
    }
    const view = await atGuarded({ id: 'retention', copy, blocks: onBack }, {}, Page)
    view.back()
    await expect.poll(() => heading(view)).toBe('优惠券')
  })
})

describe('the text of the dialog', () => {
  const policy: LeavePolicy = {
    id: 'abandon',
    copy: ({ config }) => {
      const limit = config('moreThanBannerMin')
      return { ...copy, body: `最高${typeof limit === 'number' ? limit : '额度'}` }
    },
    blocks: onBack,
  }
  it('is neutral until the configuration is there, which is asked for when the page opens', async () => {
    let limit: number | undefined
    const asked: string[] = []
    const config = (key: string) => {
      asked.push(key)
      return limit
    }
    const view = await atGuarded(policy, { host: fakeHost({ config }) })
    expect(asked).toContain('moreThanBannerMin')
    const body = () => view.container.querySelector('[role=alertdialog] p')?.textContent
    view.back()
    await expect.poll(body).toBe('最高额度')
    view.press('stay')
    await expect.poll(body).toBeUndefined()
    limit = 50_000
    view.back()
    await expect.poll(body).toBe('最高50000')
  })
})

it('may ask on every back, also without unsaved input, and never on going forward', async () => {
  const view = await atGuarded(askOnBack(copy), { browser: true })
  view.back()
  await expect.poll(() => view.asking()).toBe(true)
  view.press('stay')
  await view.shows('f_b')
  await view.takeExit('b', 'done')
  await view.shows('f_a')
  expect(eventsOf(view)).toEqual(['asked', 'stayed'])
})
