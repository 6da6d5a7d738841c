import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
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

it.each([
  ['nothing', {}, '立即借款', false],
  ['the label of its caller', { children: '确认借款' }, '确认借款', false],
  ['that it is sent', { pending: true, children: '确认借款' }, '提交中…', true],
  [
    'that it is sent, in the words of its caller',
    { pending: true, pendingText: '正在确认' },
    '正在确认',
    true,
  ],
])('says for %s', async (_, props, text, busy) => {
  await render(<LoanButton {...props} />)
  await expect.element(button()).toHaveTextContent(text)
  expect(button().element().ariaBusy).toBe(busy ? 'true' : null)
  expect(button().element().childElementCount).toBe(busy ? 2 : 1)
})

it('is disabled by its caller without a reason, and has no description then', async () => {
  const onClick = vi.fn()
  await render(<LoanButton disabled reason="" onClick={onClick} />)
  await expect.element(button()).toBeDisabled()
  await expect.element(button()).not.toHaveAttribute('aria-describedby')
  ;(button().element() as HTMLElement).click()
  expect(onClick).not.toHaveBeenCalled()
})

it('can be used again when its reason is gone, and announces nothing more', async () => {
  const onClick = vi.fn()
  const view = await render(
    <LoanButton
      reason={
        <>
          联系人验证失败，<b>请明日再试</b>
        </>
      }
      onClick={onClick}
    />,
  )
  const status = page.getByRole('status').element()
  await expect.element(button()).toHaveAccessibleDescription('联系人验证失败，请明日再试')
  await view.rerender(<LoanButton onClick={onClick} />)
  expect(page.getByRole('status').element()).toBe(status)
  expect(status.textContent).toBe('')
  await button().click()
  expect(onClick).toHaveBeenCalledTimes(1)
})

it('takes the description of its caller in place of the reason', async () => {
  await render(
    <>
      <p id="terms">年利率16.20%</p>
      <LoanButton aria-describedby="terms" />
    </>,
  )
  await expect.element(button()).toHaveAccessibleDescription('年利率16.20%')
})

it('is busy until the promise of its handler settles, and then usable', async () => {
  let finish = () => {}
  const onClick = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  await render(<LoanButton lock={0} onClick={onClick} />)
  await button().click()
  await expect.element(button()).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter} ')
  expect(onClick).toHaveBeenCalledTimes(1)
  finish()
  await expect.element(button()).not.toHaveAttribute('aria-busy')
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledTimes(2)
})

it('has the height of one button with an empty reason, and the same while pending', async () => {
  const view = await render(<LoanButton />)
  const root = view.container.firstElementChild as HTMLElement
  const height = root.getBoundingClientRect().height
  expect(height).toBe(button().element().getBoundingClientRect().height)
  await view.rerender(<LoanButton pending />)
  expect(root.getBoundingClientRect().height).toBe(height)
  await view.rerender(<LoanButton reason="当前有一笔借款正在确认结果" />)
  const reason = page.getByRole('status').element().getBoundingClientRect()
  expect(button().element().getBoundingClientRect().top).toBeGreaterThan(reason.bottom)
})

it('is as wide as its column, and breaks a long reason above it', async () => {
  await render(
    <div style={{ width: 288 }}>
      <LoanButton reason={'您在其他机构有逾期，暂时不能借款，请还清后再试。'.repeat(3)} />
    </div>,
  )
  expect(button().element().getBoundingClientRect().width).toBe(288)
  const reason = page.getByRole('status').element()
  expect([reason.scrollWidth, reason.getBoundingClientRect().height > 50]).toEqual([288, true])
})

it('looks disabled for a reason, and not so while it is usable', async () => {
  const view = await render(<LoanButton />)
  const ground = () => getComputedStyle(button().element()).backgroundColor
  const usable = ground()
  await view.rerender(<LoanButton reason="额度不足" />)
  await expect.poll(ground).not.toBe(usable)
})

it('speaks English', async () => {
  const tree = (pending: boolean) => (
    <LocaleProvider locale={en}>
      <LoanButton pending={pending} />
    </LocaleProvider>
  )
  const view = await render(tree(false))
  await expect.element(button()).toHaveTextContent('Borrow now')
  await view.rerender(tree(true))
  await expect.element(button()).toHaveTextContent('Submitting…')
})
