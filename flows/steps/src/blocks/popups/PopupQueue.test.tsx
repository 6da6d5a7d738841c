import { Dialog } from '@koo/kit/Dialog'
import { confirm } from '@koo/kit/OverlayHost'
import { memoryStorage, sandboxWorld } from '@koo/page/testing'
import { Stage, stageHost } from '@koo/page/stage'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AFTER_TYPING_MS, PATIENCE_MS } from './constants.ts'
import { PopupQueue } from './PopupQueue.tsx'
import type { Popup, PopupProps } from './queue.ts'

const popup = (name: string): Popup => ({
  name,
  Content: ({ open, end, onClosed }: PopupProps) => (
    <Dialog
      open={open}
      title={name}
      closable
      confirmText="好的"
      cancelText="不了"
      onConfirm={() => end('confirm')}
      onCancel={() => end('cancel')}
      onOpenChange={() => end('close')}
      onClosed={onClosed}
    />
  ),
})

/** What a source says; an error is why it fails. */
type Answer = Popup | null | Error | Promise<Popup | null>

interface OpenOptions {
  memory?: ReturnType<typeof memoryStorage>
  world?: ReturnType<typeof sandboxWorld>
}

async function open(
  answers: Answer[],
  { memory = memoryStorage(), world = sandboxWorld() }: OpenOptions = {},
) {
  const host = stageHost(world, { memory })
  const signals: AbortSignal[] = []
  const sources = answers.map((answer) => ({
    ask: async (signal: AbortSignal) => {
      signals.push(signal)
      if (answer instanceof Error) throw answer
      return answer
    },
  }))
  const view = await render(
    <Stage world={world} host={host}>
      <input aria-label="金额" />
      <PopupQueue sources={sources} />
    </Stage>,
  )
  await expect.poll(() => signals.length).toBeGreaterThan(0)
  const events = () => host.events.map((event) => (event.type === 'event' ? [event.name, event.facts] : []))
  return { host, world, view, memory, signals, events }
}

/** An answer that comes when the test says so. */
function pending() {
  let answer: (popup: Popup | null) => void = () => undefined
  const promise = new Promise<Popup | null>((resolve) => {
    answer = resolve
  })
  return { promise, answer: (popup: Popup | null) => answer(popup) }
}

const dialog = (name: string) => page.getByRole('dialog', { name })
const tap = (name: string) => page.getByRole('button', { name }).click()

describe('the pop-ups of a page', () => {
  it('are shown one at a time, in the order of their sources', async () => {
    await open([popup('一'), popup('二')])
    await expect.element(dialog('一')).toBeVisible()
    expect(page.getByRole('dialog').elements()).toHaveLength(1)
    await tap('好的')
    await expect.element(dialog('二')).toBeVisible()
    expect(page.getByRole('dialog').elements()).toHaveLength(1)
  })

  it.each([
    ['好的', 'popup_confirm'],
    ['不了', 'popup_cancel'],
    ['关闭', 'popup_close'],
  ])('report %s as %s, once, and close', { tags: ['popup.20'] }, async (button, event) => {
    const { events } = await open([popup('一')])
    await tap(button)
    await expect.element(dialog('一')).not.toBeInTheDocument()
    expect(events()).toEqual([
      ['popup_show', { popup: '一', type: 0 }],
      [event, { popup: '一', type: 0 }],
    ])
  })

  it('wait for a sheet or a question that the customer opened', async () => {
    const { promise, answer } = pending()
    await open([promise])
    const asked = confirm({ title: '离开吗？' })
    await expect.element(dialog('离开吗？')).toBeVisible()
    answer(popup('一'))
    await new Promise(requestAnimationFrame)
    await expect.element(dialog('一')).not.toBeInTheDocument()
    await tap('确定')
    expect(await asked).toBe(true)
    await expect.element(dialog('一')).toBeVisible()
  })

  it('wait while the customer types, and a moment longer', async () => {
    const { promise, answer } = pending()
    const { world } = await open([promise])
    await page.getByLabelText('金额').fill('12')
    answer(popup('一'))
    await userEvent.tab()
    await world.clock.advance(AFTER_TYPING_MS - 1)
    await expect.element(dialog('一')).not.toBeInTheDocument()
    await world.clock.advance(1)
    await expect.element(dialog('一')).toBeVisible()
  })

  it('of a source that fails are left out, and of one that takes too long as well', async () => {
    const { world } = await open([new Error('lost'), new Promise(() => undefined), popup('三')])
    await world.clock.advance(PATIENCE_MS - 1)
    await expect.element(dialog('三')).not.toBeInTheDocument()
    await world.clock.advance(1)
    await expect.element(dialog('三')).toBeVisible()
  })

  it('are shown once in a visit, and to another customer again', async () => {
    const { memory, world, view } = await open([popup('一')])
    await tap('好的')
    await view.unmount()
    const again = await open([popup('一'), popup('二')], { memory, world })
    await expect.element(dialog('二')).toBeVisible()
    expect(again.events()).toEqual([['popup_show', { popup: '二', type: 0 }]])
    await again.view.unmount()
    // popup.24: decided per customer.
    await open([popup('一')], { memory, world: sandboxWorld({ persona: 'new-customer' }) })
    await expect.element(dialog('一')).toBeVisible()
  })

  it('that cannot be rendered leave the page and the others alone', async () => {
    const broken: Popup = {
      name: '坏',
      Content() {
        throw new Error('a reply that nobody expected')
      },
    }
    await open([broken, popup('二')])
    await expect.element(dialog('二')).toBeVisible()
    await expect.element(page.getByLabelText('金额')).toBeInTheDocument()
  })

  it('stop asking when the page is left', async () => {
    const { view, signals, world } = await open([new Promise(() => undefined)])
    expect(signals[0]?.aborted).toBe(false)
    await view.unmount()
    expect(signals[0]?.aborted).toBe(true)
    expect(world.clock.pending()).toBe(0)
  })
})
