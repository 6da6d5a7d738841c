import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { PublishingState, publishingStates } from './index.ts'

describeConformance('PublishingState', {
  render: (props) => (
    <PublishingState
      state="unresolved"
      action="重新核对"
      facts={[{ label: '借款金额', value: '¥12,000.00' }]}
      {...props}
    />
  ),
})

it.each([
  ['submitting', '正在提交借款申请', '不会重复借款'],
  ['confirming', '结果确认中', '不会重复放款'],
  ['unresolved', '暂时没有得到结果', '若已放款'],
  ['notSubmitted', '这笔申请没有提交成功', '没有产生任何费用'],
] as const)('announces %s and says what is known about the money', async (state, title, money) => {
  const view = await render(<PublishingState state={state} />)
  await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect.element(page.getByRole('status')).toMatchTextContent(title)
  expect(view.container.textContent).toContain(money)
})

it('never says success, and never says that a pending application failed', async () => {
  for (const state of publishingStates) {
    const view = await render(<PublishingState state={state} />)
    expect(view.container.textContent).not.toMatch(/借款成功|已到账/)
    if (state !== 'notSubmitted') expect(view.container.textContent).not.toMatch(/失败|没有产生借款/)
    await view.unmount()
  }
})

it('has only the actions it gets', async () => {
  const onAction = vi.fn()
  const onSecondary = vi.fn()
  const view = await render(<PublishingState state="confirming" />)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  await view.rerender(
    <PublishingState
      state="unresolved"
      action="重新核对"
      onAction={onAction}
      secondary="联系客服"
      onSecondary={onSecondary}
    />,
  )
  await page.getByRole('button', { name: '重新核对' }).click()
  await page.getByRole('button', { name: '联系客服' }).click()
  expect(onAction).toHaveBeenCalledTimes(1)
  expect(onSecondary).toHaveBeenCalledTimes(1)
})

it('is busy only while something is sent or asked', async () => {
  for (const state of publishingStates) {
    const view = await render(<PublishingState state={state} />)
    const isBusy = page.getByRole('main').element().getAttribute('aria-busy') === 'true'
    expect([state, isBusy]).toEqual([state, state === 'submitting' || state === 'confirming'])
    await view.unmount()
  }
})

it('lists the facts of the application', async () => {
  await render(
    <PublishingState
      state="unresolved"
      facts={[
        { label: '借款金额', value: '¥12,000.00' },
        { label: '提交时间', value: '3月2日 10:00' },
      ]}
    />,
  )
  await expect
    .element(page.getByRole('region', { name: '暂时没有得到结果' }))
    .toMatchTextContent(/借款金额¥12,000\.00提交时间3月2日 10:00$/)
})

it('takes no second tap while its action is running', async () => {
  const onAction = vi.fn()
  await render(<PublishingState state="unresolved" action="重新核对" pending onAction={onAction} />)
  const button = page.getByRole('button', { name: '重新核对' })
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onAction).not.toHaveBeenCalled()
})
