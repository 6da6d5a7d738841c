import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { LoanUseSheet, type LoanUseSheetProps } from './index.ts'

const uses = [
  {
    code: '10001',
    name: '日常消费',
    children: [
      { code: '1000101', name: '购物' },
      { code: '1000102', name: '餐饮' },
    ],
  },
  { code: '10003', name: '教育' },
]

describeOverlay('LoanUseSheet', {
  name: '借款用途',
  render: (props) => <LoanUseSheet uses={uses} onValueChange={() => {}} {...props} />,
})

const open = async (props: Partial<LoanUseSheetProps> = {}) => {
  const calls = { onValueChange: vi.fn(), onOpenChange: vi.fn(), onRestoreDefault: vi.fn() }
  await render(<LoanUseSheet open uses={uses} {...calls} {...props} />)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return calls
}

it('loanUse.1: selects a purpose without a second level at once', async () => {
  const { onValueChange, onOpenChange } = await open()
  await page.getByRole('button', { name: '教育' }).click()
  expect(onValueChange.mock.calls).toEqual([[{ use: '10003' }]])
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

it('loanUse.1: opens the second level and returns the selection there', async () => {
  const { onValueChange, onOpenChange, onRestoreDefault } = await open()
  await page.getByRole('button', { name: '日常消费' }).click()
  expect(onValueChange).not.toHaveBeenCalled()
  await page.getByRole('button', { name: '餐饮' }).click()
  expect(onValueChange.mock.calls).toEqual([[{ use: '10001', sub: '1000102' }]])
  expect(onOpenChange.mock.calls).toEqual([[false]])
  expect(onRestoreDefault).not.toHaveBeenCalled()
})

it('moves the focus with the level, forwards and back', async () => {
  await open()
  await page.getByRole('button', { name: '日常消费' }).click()
  await expect.element(page.getByRole('button', { name: '购物' })).toHaveFocus()
  await page.getByRole('button', { name: '返回上一级' }).click()
  await expect.element(page.getByRole('button', { name: '日常消费' })).toHaveFocus()
})

it('loanUse.2: restores the default when it is closed between the levels', async () => {
  const { onRestoreDefault, onOpenChange, onValueChange } = await open()
  await page.getByRole('button', { name: '日常消费' }).click()
  await expect.element(page.getByRole('button', { name: '购物' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(onRestoreDefault).toHaveBeenCalledTimes(1)
  expect(onOpenChange.mock.calls).toEqual([[false]])
  expect(onValueChange).not.toHaveBeenCalled()
})

it('restores nothing when it is closed on the first level', async () => {
  const { onRestoreDefault } = await open()
  await page.getByRole('button', { name: '关闭' }).click()
  expect(onRestoreDefault).not.toHaveBeenCalled()
})

it('shows the selection on both levels', async () => {
  await open({ value: { use: '10001', sub: '1000101' } })
  const first = page.getByRole('button', { name: /日常消费/ })
  await expect.element(first).toHaveAttribute('aria-pressed', 'true')
  await expect.element(first).toMatchTextContent('购物')
  await first.click()
  await expect.element(page.getByRole('button', { name: '购物' })).toHaveAttribute('aria-pressed', 'true')
})
