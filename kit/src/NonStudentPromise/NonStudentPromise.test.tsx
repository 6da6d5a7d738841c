import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { NonStudentPromise } from './index.ts'

const texts = { title: '非学生承诺', promiseText: '我承诺非在校学生', laterText: '暂不承诺' }

describeOverlay('NonStudentPromise', {
  name: texts.title,
  render: (props) => (
    <NonStudentPromise {...texts} onPromise={() => {}} {...props}>
      请您确认本人不是在校学生。
    </NonStudentPromise>
  ),
})

it('widget.9: collects the promise, and is busy until it is recorded', async () => {
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
