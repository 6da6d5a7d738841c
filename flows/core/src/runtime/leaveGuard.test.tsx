import { useEffect, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'

import {
  askOnBack,
  askWhenDirty,
  defineFlow,
  defineStep,
  LEAVE_LIMIT_MS,
  page,
  useLeaveQuestion,
  useUnsaved,
  type LeaveAnswer,
  type LeaveDialogProps,
  type LeavePolicy,
  type LeaveQuestion,
} from '../index.ts'
import { fakeHost, renderFlow, type Rendered, type RenderOptions } from '../testing/index.ts'

const copy = { title: '提示', body: '确认放弃吗', stay: '取消', leave: '确认' }
const other = { title: '优惠券', body: '还有一张券', stay: '再看看', leave: '放弃' }
const nothing = () => null

const views: Rendered[] = []
afterEach(() => {
  for (const view of views.splice(0)) view.unmount()
})
const heading = (view: Rendered) =>
  view.container.querySelector('[role=alertdialog]')?.getAttribute('aria-label') ?? null
const eventsOf = ({ host }: Rendered) =>
  host.log.events.map(({ type }) => type).filter((type) => /asked|stayed|left/.test(type))

/** A question whose answer the test gives. */
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

/** On `b`, which is left as `policy` says, with `a` below it. */
async function atGuarded(policy: LeavePolicy, options: RenderOptions = {}, Page: () => null = nothing) {
  const step = defineStep({ title: '页', exits: { done: null } })
  const a = step.page(() => Promise.resolve({ default: nothing }))
  const b = defineStep({ title: '页', exits: { done: null }, leave: policy }).page(() =>
    Promise.resolve({ default: Page }),
  )
  const flow = defineFlow({ id: 'f', start: 'a', pages: { a, b }, exits: { b: { done: page('a') } } })
  const view = renderFlow(flow, { at: '/f/a', ...options })
  views.push(view)
  await view.shows('f_a')
  view.go('/f/b?from=loan')
  await view.shows('f_b')
  return view
}
const onBack = ({ action }: { action: string }) => action === 'POP'
const asking = (ask: LeaveQuestion, unanswered?: LeavePolicy['unanswered']): LeavePolicy => ({
  id: 'retention',
  copy,
  blocks: onBack,
  ask,
  ...(unanswered && { unanswered }),
})

describe('a policy that asks the server', () => {
  it('holds the attempt, refuses every further back meanwhile, then shows what was answered', async () => {
    const { ask, asked, answer } = openQuestion()
    const view = await atGuarded(asking(ask), { browser: true })
    view.back()
    await expect.poll(() => asked).toHaveLength(1)
    expect(asked[0]?.query).toEqual({ from: 'loan' })
    view.back()
    view.back()
    view.host.nativeBack()
    await view.settles()
    expect([view.screen(), view.asking(), asked.length]).toEqual(['f_b', false, 1])
    answer({ copy: other })
    await expect.poll(() => heading(view)).toBe('优惠券')
    view.press('leave')
    await view.shows('f_a')
    expect(eventsOf(view)).toEqual(['asked', 'left'])
  })

  it('lets the user go where there is nothing to show', async () => {
    const { ask, asked, answer } = openQuestion()
    const view = await atGuarded(asking(ask))
    view.back()
    await expect.poll(() => asked).toHaveLength(1)
    answer(null)
    await view.shows('f_a')
    expect(eventsOf(view)).toEqual([])
  })

  it.each(['late', 'failed'] as const)('shows the plain dialog when the answer is %s', async (how) => {
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

  it('or lets the user go, where the policy says so', async () => {
    const { ask, asked } = openQuestion()
    const view = await atGuarded(asking(ask, 'leave'))
    view.back()
    await expect.poll(() => asked).toHaveLength(1)
    view.host.advance(LEAVE_LIMIT_MS)
    await view.shows('f_a')
  })

  it('is forgotten when the page goes on by itself', async () => {
    const { ask, asked, answer } = openQuestion()
    const view = await atGuarded(asking(ask))
    view.back()
    await expect.poll(() => asked).toHaveLength(1)
    await view.say('b', 'done')
    await view.shows('f_a')
    expect(asked[0]?.signal.aborted).toBe(true)
    answer({ copy: other })
    view.host.advance(LEAVE_LIMIT_MS)
    await view.settles()
    expect([view.screen(), view.asking()]).toEqual(['f_a', false])
  })

  it('may bring its own dialog', async () => {
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
      const limit = config('limit')
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
    expect(asked).toContain('limit')
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

it('may ask on every back, with nothing to lose, and never on going forward', async () => {
  const view = await atGuarded(askOnBack(copy), { browser: true })
  view.back()
  await expect.poll(() => view.asking()).toBe(true)
  view.press('stay')
  await view.shows('f_b')
  await view.say('b', 'done')
  await view.shows('f_a')
  expect(eventsOf(view)).toEqual(['asked', 'stayed'])
})

describe('unsaved work', () => {
  /** The page's own switch between saved and not. */
  let setDirty: (dirty: boolean) => void = () => undefined
  const Form = () => {
    const [dirty, set] = useState(false)
    useEffect(() => {
      setDirty = set
    }, [])
    useUnsaved(dirty)
    return null
  }

  it('asks on going back while there is any, and not before or after', async () => {
    const view = await atGuarded(askWhenDirty(copy), { browser: true }, Form)
    setDirty(true)
    await view.settles()
    view.back()
    await expect.poll(() => view.asking()).toBe(true)
    view.press('stay')
    await view.shows('f_b')
    setDirty(false)
    await view.settles()
    view.back()
    await view.shows('f_a')
    expect(eventsOf(view)).toEqual(['asked', 'stayed'])
  })

  it('is gone with the page that had it', async () => {
    const view = await atGuarded(askWhenDirty(copy), {}, Form)
    setDirty(true)
    await view.settles()
    await view.say('b', 'done')
    await view.shows('f_a')
    view.go('/f/b')
    await view.shows('f_b')
    view.back()
    await view.shows('f_a')
    expect(eventsOf(view)).toEqual([])
  })

  it('belongs to its own page: one that opens over it is left without a question', async () => {
    const form = defineStep({ title: '表', leave: askWhenDirty(copy) }).page(() =>
      Promise.resolve({ default: Form }),
    )
    const over = defineStep({ title: '文', over: true, leave: askWhenDirty(copy) }).page(() =>
      Promise.resolve({ default: nothing }),
    )
    const view = renderFlow(defineFlow({ id: 'o', start: 'form', pages: { form, 'form/read': over } }))
    views.push(view)
    await view.shows('o_form')
    setDirty(true)
    await view.settles()
    view.go('/o/form/read')
    await view.shows('o_form_read')
    view.back()
    await view.shows('o_form')
    view.host.nativeBack()
    await expect.poll(() => view.asking()).toBe(true)
  })
})
