import { creditSaveBaseInfoV2 } from '@koo/api-client/calls'
import { defineFlow, defineStep, page, type StepPageProps } from '@koo/flow'
import { afterEach, expect, it } from 'vitest'
import { openFlow } from '../testing/openFlow.tsx'
import { sandboxWorld } from '../testing/sandboxWorld.ts'
import { useSubmit } from './useSubmit.ts'

const SAVE = 'credit/saveBaseInfoV2'
const REQUEST = { incomeRange: 1, company: '杭州有数', address: { province: '北京市', detail: '1 号' } }

const form = defineStep({ title: '填写', exits: { done: null } })
function Form({ exit }: StepPageProps<typeof form>) {
  const { run } = useSubmit(creditSaveBaseInfoV2, { onDone: () => exit('done') })
  return (
    <button type="button" onClick={() => void run(REQUEST)}>
      提交
    </button>
  )
}
/** Takes time to render, as a long form on a slow phone does: the router has arrived, the screen has not. */
function Slow() {
  const rows = Array.from({ length: 60 }, (_, row) => <Busy key={row} />)
  return <div>{rows}</div>
}
function Busy() {
  const end = performance.now() + 6
  while (performance.now() < end);
  return null
}
const flow = defineFlow({
  id: 'slow',
  start: 'form',
  pages: {
    form: form.page(() => Promise.resolve({ default: Form })),
    next: defineStep({ title: '下一步' }).page(() => Promise.resolve({ default: Slow })),
  },
  exits: { form: { done: page('next') } },
})

const opened: { unmount(): void }[] = []
afterEach(() => {
  for (const view of opened.splice(0)) view.unmount()
})

it('sends nothing while the next page is rendered, however often the button is tapped', async () => {
  const world = sandboxWorld()
  const view = openFlow(flow, world)
  opened.push(view)
  await view.shows('slow_form')
  const button = view.container.querySelector<HTMLElement>('button:not([aria-label])')!
  let late = 0
  while (button.isConnected) {
    if (view.routed() === '/slow/next') late += 1
    button.click()
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve())
      port1.start()
      port2.postMessage(null)
    })
  }
  await view.shows('slow_next')
  // Without a tap after the router's arrival the test has seen nothing.
  expect(late).toBeGreaterThan(0)
  expect(world.sandbox.log('default', SAVE)).toHaveLength(1)
})
