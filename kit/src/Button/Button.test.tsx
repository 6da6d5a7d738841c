import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Button } from './index.ts'

describeConformance('Button', { render: (props) => <Button {...props}>立即借款</Button> })

afterEach(() => {
  vi.useRealTimers()
})

const tap = (button: Element, times: number) => {
  for (let i = 0; i < times; i++) (button as HTMLElement).click()
}

it('runs its handler once for twenty clicks in one task', async () => {
  const onClick = vi.fn()
  const view = await render(<Button onClick={onClick}>借款</Button>)
  tap(view.getByRole('button').element(), 20)
  expect(onClick).toHaveBeenCalledTimes(1)
})

it('is unlocked after the lock time, 1000 ms by default', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const onClick = vi.fn()
  const view = await render(<Button onClick={onClick}>借款</Button>)
  const button = view.getByRole('button').element()
  tap(button, 1)
  vi.advanceTimersByTime(999)
  tap(button, 1)
  expect(onClick).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  tap(button, 1)
  expect(onClick).toHaveBeenCalledTimes(2)
})

it('accepts every tap with lock 0', async () => {
  const onClick = vi.fn()
  const view = await render(
    <Button lock={0} onClick={onClick}>
      加
    </Button>,
  )
  tap(view.getByRole('button').element(), 3)
  expect(onClick).toHaveBeenCalledTimes(3)
})

it('stays busy and locked until the promise settles, however long that takes', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  let finish = () => {}
  const onClick = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  const view = await render(<Button onClick={onClick}>借款</Button>)
  const button = view.getByRole('button')
  tap(button.element(), 1)
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  vi.advanceTimersByTime(60_000)
  tap(button.element(), 5)
  expect(onClick).toHaveBeenCalledTimes(1)
  finish()
  await expect.element(button).not.toHaveAttribute('aria-busy')
  tap(button.element(), 1)
  expect(onClick).toHaveBeenCalledTimes(2)
})

it('is unlocked after a handler that fails, and reports the failure', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  let failing = Promise.resolve()
  const onClick = vi.fn(() => {
    failing = Promise.reject(new Error('offline'))
    return failing
  })
  const view = await render(<Button onClick={onClick}>借款</Button>)
  const button = view.getByRole('button')
  for (const times of [1, 2]) {
    tap(button.element(), 1)
    expect(onClick).toHaveBeenCalledTimes(times)
    await expect(failing).rejects.toThrow('offline')
    expect(() => vi.runAllTimers()).toThrow('offline')
    await expect.element(button).not.toHaveAttribute('aria-busy')
    vi.advanceTimersByTime(1000)
  }
})

it('submits a form once', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  const view = await render(
    <form onSubmit={onSubmit}>
      <Button type="submit">提交</Button>
    </form>,
  )
  tap(view.getByRole('button').element(), 5)
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('ignores clicks while loading but keeps its focus', async () => {
  const onClick = vi.fn()
  const view = await render(<Button onClick={onClick}>借款</Button>)
  const button = view.getByRole('button')
  ;(button.element() as HTMLElement).focus()
  await view.rerender(
    <Button onClick={onClick} loading>
      借款
    </Button>,
  )
  tap(button.element(), 1)
  expect(onClick).not.toHaveBeenCalled()
  await expect.element(button).toHaveFocus()
})

it('is a 44 px target in every size', async () => {
  const view = await render(
    <>
      <Button size="large">大</Button>
      <Button size="medium">中</Button>
      <Button size="small" kind="text">
        小
      </Button>
    </>,
  )
  for (const button of view.container.querySelectorAll('button')) {
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  }
})
