import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { LoanButton } from './index.ts'

describeConformance('LoanButton', {
  passTo: 'control',
  render: (props) => <LoanButton reason="当前有一笔借款正在确认结果" {...props} />,
})

const button = () => page.getByRole('button')

it('calls the handler once for twenty taps in one task', async () => {
  const onClick = vi.fn()
  await render(<LoanButton onClick={onClick} />)
  await expect.element(button()).toMatchTextContent('立即借款')
  for (let i = 0; i < 20; i++) (button().element() as HTMLElement).click()
  expect(onClick).toHaveBeenCalledTimes(1)
})

it('says why it is disabled', async () => {
  const onClick = vi.fn()
  const view = await render(<LoanButton onClick={onClick} />)
  expect(page.getByRole('status').element().textContent).toBe('')
  await view.rerender(<LoanButton onClick={onClick} reason="联系人验证失败，请明日再试" />)
  await expect.element(button()).toBeDisabled()
  await expect.element(button()).toHaveAccessibleDescription('联系人验证失败，请明日再试')
  await expect.element(page.getByRole('status')).toMatchTextContent('联系人验证失败，请明日再试')
})

it('keeps its focus and ignores taps while pending', async () => {
  const onClick = vi.fn()
  const view = await render(<LoanButton onClick={onClick} />)
  ;(button().element() as HTMLElement).focus()
  await view.rerender(<LoanButton onClick={onClick} pending />)
  ;(button().element() as HTMLElement).click()
  await expect.element(button()).toMatchTextContent('提交中…')
  await expect.element(button()).toHaveFocus()
  expect(onClick).not.toHaveBeenCalled()
})

it('is 50 high', async () => {
  await render(<LoanButton />)
  expect(button().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(50)
})
