import { defineFlow, defineStep, page, type LeavePolicy } from '../../index.ts'
import { renderFlow, type Rendered, type RenderOptions } from '../../testing/index.ts'

export const copy = { title: '提示', body: '确认放弃吗', stay: '取消', leave: '确认' }

export const nothing = () => null

/** Views to unmount after the test. */
export const views: Rendered[] = []

export const eventsOf = ({ host }: Rendered) =>
  host.log.events.map(({ type }) => type).filter((type) => /asked|stayed|left/.test(type))

/** Opens page `b` with a leave policy, over page `a` in the history. */
export async function atGuarded(
  policy: LeavePolicy,
  options: RenderOptions = {},
  Page: () => null = nothing,
) {
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
