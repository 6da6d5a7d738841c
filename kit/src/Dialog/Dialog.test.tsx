import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { Dialog, type DialogProps } from './index.ts'

describeOverlay('Dialog', {
  name: '确定离开吗？',
  render: (props) => (
    <Dialog title="确定离开吗？" {...props}>
      已填写的内容会为你保留 24 小时。
    </Dialog>
  ),
})

const open = async (props: Partial<DialogProps> = {}) => {
  const onOpenChange = vi.fn()
  await render(<Dialog open onOpenChange={onOpenChange} title="提示" {...props} />)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return onOpenChange
}

it('confirms and closes', async () => {
  const onConfirm = vi.fn()
  const onOpenChange = await open({ onConfirm })
  await page.getByRole('button', { name: '确定' }).click()
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

it('calls onCancel for the button only; Escape just closes', async () => {
  const onCancel = vi.fn()
  const onOpenChange = await open({ onCancel })
  await userEvent.keyboard('{Escape}')
  expect(onCancel).not.toHaveBeenCalled()
  await page.getByRole('button', { name: '取消' }).click()
  expect(onCancel).toHaveBeenCalledTimes(1)
  expect(onOpenChange.mock.calls).toEqual([[false], [false]])
})

it('waits for a promise, once, and stays open when it resolves to false', async () => {
  let finish = (_kept: boolean) => {}
  const onConfirm = vi.fn(
    () =>
      new Promise<boolean>((resolve) => {
        finish = resolve
      }),
  )
  const onOpenChange = await open({ onConfirm })
  const button = page.getByRole('button', { name: '确定' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  ;(button.element() as HTMLElement).click()
  expect(onConfirm).toHaveBeenCalledTimes(1)
  finish(false)
  await expect.element(button).not.toHaveAttribute('aria-busy')
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('has a button for each label it gets', async () => {
  await open({ confirmText: '我知道了', cancelText: null })
  await expect.element(page.getByRole('button', { name: '我知道了' })).toBeVisible()
  expect(document.querySelectorAll('[role="dialog"] button').length).toBe(1)
})

it('stays open on Escape and backdrop when not dismissible', async () => {
  const onOpenChange = await open({ dismissible: false })
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('closes by the button in its corner', async () => {
  const onOpenChange = await open({ closable: true })
  await page.getByRole('button', { name: '关闭' }).click()
  expect(onOpenChange.mock.calls).toEqual([[false]])
})
