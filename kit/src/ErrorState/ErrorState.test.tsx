import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { ErrorState } from './index.ts'
import { userEvent } from 'vitest/browser'
import { IconClock } from '../Icon/index.ts'

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

it('says its own words, or those of its caller', async () => {
  const view = await render(<ErrorState />)
  expect(view.container.textContent).toBe('页面没有加载出来请检查网络后重试，已填写的内容不会丢失。')
  await view.rerender(
    <ErrorState
      title="借款记录没有加载出来"
      text="稍后再试。"
      retryText="再试一次"
      onRetry={() => {}}
      detail="E-20431"
    >
      <p>客服电话400-000-0000</p>
    </ErrorState>,
  )
  expect(view.container.textContent).toBe('借款记录没有加载出来稍后再试。客服电话400-000-0000再试一次E-20431')
})

it('has the icon of its caller', async () => {
  const view = await render(<ErrorState icon={<IconClock title="超时" />} />)
  await expect.element(view.getByRole('img', { name: '超时' })).toBeVisible()
  expect(view.container.querySelectorAll('svg')).toHaveLength(1)
})

it('may be announced politely, where nothing is lost', async () => {
  const view = await render(<ErrorState role="status" />)
  await expect.element(view.getByRole('status')).toMatchTextContent(/^页面没有加载出来/)
  expect(view.getByRole('alert').elements()).toEqual([])
})

it('retries by the keyboard, and once however often it is asked to', async () => {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  const onRetry = vi.fn(() => promise)
  const view = await render(<ErrorState onRetry={onRetry} />)
  await userEvent.keyboard('{Tab}{Enter}')
  const button = view.getByRole('button').element() as HTMLElement
  button.click()
  await userEvent.keyboard(' ')
  expect(onRetry).toHaveBeenCalledTimes(1)
  resolve()
  await expect.element(view.getByRole('button')).not.toHaveAttribute('aria-busy')
})

it('keeps its size and the focus while it retries', async () => {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  const view = await render(<ErrorState onRetry={() => promise} />)
  const button = view.getByRole('button')
  const size = () => {
    const { width, height } = button.element().getBoundingClientRect()
    return [width, height, view.container.firstElementChild?.getBoundingClientRect().height]
  }
  const before = size()
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  expect(size()).toEqual(before)
  await expect.element(button).toHaveFocus()
  resolve()
  await expect.element(button).not.toHaveAttribute('aria-busy')
})

it('can be retried again after a retry that failed', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  const offline = new Error('offline')
  const onRetry = vi.fn(() => Promise.reject(offline))
  const view = await render(<ErrorState onRetry={onRetry} />)
  const button = view.getByRole('button').element() as HTMLElement
  for (const times of [1, 2]) {
    button.click()
    expect(onRetry).toHaveBeenCalledTimes(times)
    await expect(onRetry.mock.results.at(-1)?.value).rejects.toBe(offline)
    expect(() => vi.runAllTimers()).toThrow('offline')
    vi.advanceTimersByTime(1000)
  }
  vi.useRealTimers()
})
