import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { describeOverlay } from '../../test/overlay.tsx'
import { NonStudentPromise, type NonStudentPromiseProps } from './index.ts'

const texts = { title: '非学生承诺', promiseText: '我承诺非在校学生', laterText: '暂不承诺' }

describeOverlay('NonStudentPromise', {
  name: texts.title,
  render: (props) => (
    <NonStudentPromise {...texts} onPromise={() => {}} {...props}>
      请您确认本人不是在校学生。
    </NonStudentPromise>
  ),
})

it('collects the promise, and is busy until it is recorded', { tags: ['widget.9'] }, async () => {
  let settle = () => {}
  const onPromise = vi.fn(() => new Promise<void>((resolve) => (settle = resolve)))
  const onOpenChange = vi.fn()
  await render(<NonStudentPromise {...texts} open onOpenChange={onOpenChange} onPromise={onPromise} />)
  const button = page.getByRole('button', { name: texts.promiseText })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  expect(onPromise).toHaveBeenCalledOnce()
  settle()
  await expect.element(button).not.toHaveAttribute('aria-busy')
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('can be left without a promise', async () => {
  const onOpenChange = vi.fn()
  const onPromise = vi.fn()
  const onLater = vi.fn()
  await render(<NonStudentPromise {...texts} open {...{ onOpenChange, onPromise, onLater }} />)
  await page.getByRole('button', { name: texts.laterText }).click()
  expect(onOpenChange.mock.calls).toEqual([[false]])
  expect(onLater).toHaveBeenCalledOnce()
  expect(onPromise).not.toHaveBeenCalled()
})

const open = async (props: Partial<NonStudentPromiseProps> = {}) => {
  const on = { onOpenChange: vi.fn(), onPromise: vi.fn(), onLater: vi.fn() }
  await render(<NonStudentPromise {...texts} {...on} open {...props} />)
  await finishAnimations()
  return on
}
const button = (name: string) => page.getByRole('button', { name })

it('says why it asks, in its description, and has a mark that says nothing', async () => {
  await open({ children: '监管要求不得向学生放款。' })
  const dialog = page.getByRole('dialog', { name: texts.title })
  await expect.element(dialog).toHaveAccessibleDescription('监管要求不得向学生放款。')
  expect(dialog.element().querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a tap beside it', () => userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })],
])('neither promises nor refuses by %s', async (_, leave) => {
  const on = await open()
  await leave()
  expect(on.onOpenChange.mock.calls).toEqual([[false]])
  expect([on.onPromise.mock.calls.length, on.onLater.mock.calls.length]).toEqual([0, 0])
})

it('can be refused where nobody listens', async () => {
  const on = await open({ onLater: undefined })
  await button(texts.laterText).click()
  expect(on.onOpenChange.mock.calls).toEqual([[false]])
})

it('promises once when it is tapped twice, and leaves closing to its caller', async () => {
  const on = await open()
  const promise = button(texts.promiseText).element() as HTMLElement
  promise.click()
  promise.click()
  expect(on.onPromise).toHaveBeenCalledOnce()
  expect(on.onOpenChange).not.toHaveBeenCalled()
})

it('can be refused while the promise is being recorded', async () => {
  const on = await open({ onPromise: () => new Promise(() => {}) })
  await button(texts.promiseText).click()
  await expect.element(button(texts.promiseText)).toHaveAttribute('aria-busy', 'true')
  await button(texts.laterText).click()
  expect(on.onLater).toHaveBeenCalledOnce()
})

it('has answers of one size, one below the other', async () => {
  await open()
  const [yes, no] = [texts.promiseText, texts.laterText].map((name) =>
    button(name).element().getBoundingClientRect(),
  )
  expect([no?.width, no?.height]).toEqual([yes?.width, yes?.height])
  expect(no?.top).toBeGreaterThan(yes?.bottom ?? 0)
})
