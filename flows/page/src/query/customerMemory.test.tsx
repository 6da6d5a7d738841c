import { defineFlow, defineStep, type Step } from '@koo/flow'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { openFlow } from '../testing/openFlow.tsx'
import { sandboxWorld } from '../testing/sandboxWorld.ts'
import { memoryStorage } from '../testing/index.ts'
import { customerMemory } from './customerMemory.ts'

const useNote = customerMemory<{ text: string }>()
const NOTHING = '没有记录'

function Write() {
  const { keep } = useNote()
  return (
    <>
      <button type="button" onClick={() => keep({ text: '保密的话' })}>
        记下
      </button>
      <button type="button" onClick={() => keep(null)}>
        忘掉
      </button>
    </>
  )
}
const Read = () => <p>{useNote().data?.text ?? NOTHING}</p>

const step = (title: string, Page: () => React.ReactNode): Step =>
  defineStep({ title }).page(() => Promise.resolve({ default: Page }))
const notes = defineFlow({
  id: 'notes',
  start: 'write',
  entries: ['write', 'read'],
  pages: { write: step('记录', Write), read: step('查看', Read) },
})

async function open() {
  const storages = [memoryStorage(), memoryStorage(), memoryStorage()] as const
  const [memory, store, entry] = storages
  const world = sandboxWorld()
  const view = openFlow(notes, world, { memory, store, entry })
  onTestFinished(() => view.unmount())
  await page.getByRole('button', { name: '记下' }).click()
  return { world, view, storages }
}

it('hands a thing to the next page, and keeps it in no storage and no address', async () => {
  const { view, storages } = await open()
  view.go('/notes/read')
  await expect.element(page.getByText('保密的话')).toBeVisible()
  const kept = storages.map((storage) => storage.entries())
  expect(JSON.stringify([kept, view.address(), view.host.log.events])).not.toContain('保密')
})

it('forgets it on request', async () => {
  const { view } = await open()
  await page.getByRole('button', { name: '忘掉' }).click()
  view.go('/notes/read')
  await expect.element(page.getByText(NOTHING)).toBeVisible()
})

it('has nothing of the customer before, also when their page keeps it late', async () => {
  const { world, view } = await open()
  const late = page.getByRole('button', { name: '记下' }).element() as HTMLElement
  world.signIn({ mobile: '13800000099' })
  late.click()
  view.go('/notes/read')
  await expect.element(page.getByText(NOTHING)).toBeVisible()
})

it('is empty after a reload', async () => {
  const { world, view } = await open()
  view.unmount()
  const again = openFlow(notes, world, { at: '/notes/read' })
  onTestFinished(() => again.unmount())
  await expect.element(page.getByText(NOTHING)).toBeVisible()
})
