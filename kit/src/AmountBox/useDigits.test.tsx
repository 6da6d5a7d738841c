import { Profiler } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AmountBox } from './index.ts'

const field = () => page.getByRole('textbox', { name: '借多少（元）' })

/** A value kept outside React, as a page keeps one that many parts follow. */
function sourceOf(start: string) {
  let text = start
  const listeners = new Set<() => void>()
  return {
    get: () => text,
    set(next: string) {
      text = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    followers: () => listeners.size,
  }
}

it('follows a source both ways, and is drawn only when its look changes', async () => {
  const source = sourceOf('12')
  const onRender = vi.fn()
  const view = await render(
    <Profiler id="box" onRender={onRender}>
      <AmountBox value={source} onValueChange={source.set} />
    </Profiler>,
  )
  await expect.element(field()).toHaveValue('12')
  await field().click()
  onRender.mockClear()
  await userEvent.keyboard('{End}345')
  expect(source.get()).toBe('12345')
  expect(onRender).not.toHaveBeenCalled()
  document.execCommand('insertText', false, '９９,')
  await expect.element(field()).toHaveValue('1234599')
  source.set('50000')
  await expect.element(field()).toHaveValue('50000')
  await page.getByRole('button', { name: '清空金额' }).click()
  await expect.element(field()).toHaveValue('')
  expect(source.get()).toBe('')
  source.set('50000')
  await expect.element(field()).toHaveValue('50000')
  await expect.element(page.getByRole('button', { name: '清空金额' })).toBeVisible()
  await view.unmount()
  expect(source.followers()).toBe(0)
})

it('takes up another source with what that one holds', async () => {
  const [one, other] = [sourceOf('100'), sourceOf('200')]
  const view = await render(<AmountBox value={one} />)
  await view.rerender(<AmountBox value={other} />)
  await expect.element(field()).toHaveValue('200')
  one.set('300')
  await expect.element(field()).toHaveValue('200')
})
