import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { ErrorState } from './index.ts'

describeConformance('ErrorState', {
  render: (props) => <ErrorState onRetry={() => {}} detail="E-20431" {...props} />,
})

it('is announced, says what to do and retries', async () => {
  const onRetry = vi.fn()
  const view = await render(<ErrorState onRetry={onRetry} />)
  await expect.element(view.getByRole('alert')).toMatchTextContent(/^页面没有加载出来/)
  await view.getByRole('button', { name: '重试' }).click()
  expect(onRetry).toHaveBeenCalledTimes(1)
})

it('is busy while it retries', async () => {
  let finish = () => {}
  const onRetry = () =>
    new Promise<void>((resolve) => {
      finish = resolve
    })
  const view = await render(<ErrorState onRetry={onRetry} />)
  const button = view.getByRole('button', { name: '重试' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  finish()
  await expect.element(button).not.toHaveAttribute('aria-busy')
})

it('uses the language of its provider', async () => {
  const view = await render(
    <LocaleProvider locale={en}>
      <ErrorState onRetry={() => {}} />
    </LocaleProvider>,
  )
  await expect.element(view.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('offers no button without a way to retry', async () => {
  const view = await render(<ErrorState title="借款结果待确认" text="请勿重复提交。" />)
  expect(view.container.querySelector('button')).toBeNull()
})
