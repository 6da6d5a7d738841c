import type { Rendered } from '@koo/flow/testing'
import { sandboxWorld, type SandboxWorld } from '@koo/page/testing'
import { openFlow } from '@koo/page/testing/flow'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { message } from './flow.ts'
import { copy as typeCopy } from './typeCopy.ts'

const LIST = 'message/queryList'

function openAt(at: string, world: SandboxWorld) {
  const view = openFlow(message, world, { browser: true, at })
  onTestFinished(() => view.unmount())
  return view
}
/** The address is that of a page, whose content tells when it is there. */
const isAt = (view: Rendered, name: string) =>
  expect.poll(() => view.address().split('?')[0]).toBe(`/message/${name}`)
const items = () => page.getByRole('listitem')
const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })

it('a message that was read is one less on the way back, in each number', async () => {
  const world = sandboxWorld({ persona: 'many-messages' })
  const view = openAt('/message/list', world)
  await expect.element(page.getByText('1,200条未读')).toBeVisible()
  await row(typeCopy.names.activity).click()
  await isAt(view, 'type')
  await expect.element(items().first()).toMatchTextContent('未读')
  await items().first().getByRole('button').click()
  await isAt(view, 'detail')
  await expect.poll(() => world.sandbox.log('default', 'message/updateStatus')).toHaveLength(1)
  view.back()
  await isAt(view, 'type')
  await expect.element(page.getByText('399条未读')).toBeVisible()
  await expect.element(items().first()).not.toMatchTextContent('未读')
  view.back()
  await isAt(view, 'list')
  await expect.element(page.getByText('1,199条未读')).toBeVisible()
  await expect.element(row(typeCopy.names.activity)).toMatchTextContent('399条未读')
})

it('is one less also for who goes back before the write has ended', async () => {
  const world = sandboxWorld({ persona: 'many-messages' })
  const view = openAt('/message/list', world)
  await expect.element(page.getByText('1,200条未读')).toBeVisible()
  view.go('/message/detail?id=S0')
  await isAt(view, 'detail')
  // It is set to read when it is shown.
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
  view.back()
  await isAt(view, 'list')
  await expect.element(page.getByText('1,199条未读')).toBeVisible()
})

it('a long list is at the same message on the way back from one', async () => {
  const world = sandboxWorld({ persona: 'many-messages' })
  const view = openAt('/message/type', world)
  await isAt(view, 'type')
  const shown = () =>
    [...document.querySelectorAll('li')].find((each) => each.getBoundingClientRect().bottom > 1)
  const top = () => Number(shown()?.getAttribute('aria-posinset'))
  /** The list hears of a scroll with the next frame, and measures its rows in the one after. */
  const rests = async () => {
    for (let before = Number.NaN; before !== top();) {
      before = top()
      for (let count = 0; count < 6; count += 1) await new Promise(requestAnimationFrame)
    }
  }
  await expect.element(items().first()).toBeVisible()
  while (!(top() >= 30)) {
    window.scrollBy(0, 900)
    await rests()
  }
  const place = top()
  shown()?.querySelector('button')?.click()
  await isAt(view, 'detail')
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
  view.back()
  await isAt(view, 'type')
  await expect.poll(() => Math.abs(top() - place)).toBeLessThanOrEqual(1)
  expect(world.sandbox.log('default', LIST).length).toBeGreaterThan(2)
})
