import { Activity } from 'react'
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

it('is unlocked after the lock time, 1000 ms by default', { tags: ['timing.10', 'timing.1'] }, async () => {
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

// A sheet with `keepMounted` is closed by its button's own handler, and opened again.
it('is no longer busy when its promise settles while a closed sheet hides it', async () => {
  let finish = () => {}
  const onClick = () =>
    new Promise<void>((resolve) => {
      finish = resolve
    })
  const sheet = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Button onClick={onClick}>借款</Button>
    </Activity>
  )
  const view = await render(sheet('visible'))
  const button = view.getByRole('button')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await view.rerender(sheet('hidden'))
  finish()
  await view.rerender(sheet('visible'))
  await expect.element(button).not.toHaveAttribute('aria-busy')
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

it('does nothing while disabled', async () => {
  const onClick = vi.fn()
  const view = await render(
    <Button disabled onClick={onClick}>
      借款
    </Button>,
  )
  tap(view.getByRole('button').element(), 3)
  expect(onClick).not.toHaveBeenCalled()
})

it('tells nothing around it of a tap that it ignores', async () => {
  const [onClick, around] = [vi.fn(), vi.fn()]
  const card = (loading: boolean) => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a host that counts taps
    <div onClick={around}>
      <Button onClick={onClick} loading={loading}>
        借款
      </Button>
    </div>
  )
  const view = await render(card(false))
  tap(view.getByRole('button').element(), 5)
  expect([onClick.mock.calls.length, around.mock.calls.length]).toEqual([1, 1])
})

it('sends no form while it is busy, and sends it after that', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  const form = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" loading={loading}>
        提交
      </Button>
    </form>
  )
  const view = await render(form(true))
  tap(view.getByRole('button').element(), 2)
  expect(onSubmit).not.toHaveBeenCalled()
  await view.rerender(form(false))
  tap(view.getByRole('button').element(), 1)
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('hands the event to its handler, which may keep the form from being sent', async () => {
  const onSubmit = vi.fn()
  const view = await render(
    <form onSubmit={onSubmit}>
      <Button type="submit" onClick={(event) => event.preventDefault()}>
        提交
      </Button>
    </form>,
  )
  tap(view.getByRole('button').element(), 1)
  expect(onSubmit).not.toHaveBeenCalled()
})

it('uses the handler and the lock of the last render', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const [first, second] = [vi.fn(), vi.fn()]
  const view = await render(
    <Button lock={300} onClick={first}>
      借款
    </Button>,
  )
  const button = view.getByRole('button').element()
  tap(button, 1)
  await view.rerender(
    <Button lock={5000} onClick={second}>
      借款
    </Button>,
  )
  vi.advanceTimersByTime(300)
  tap(button, 1)
  vi.advanceTimersByTime(4999)
  tap(button, 1)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
})

it('is left alone by a promise that settles after the page was left', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  let finish = () => {}
  const promise = new Promise<void>((resolve) => {
    finish = resolve
  })
  const view = await render(<Button onClick={() => promise}>借款</Button>)
  tap(view.getByRole('button').element(), 1)
  await view.unmount()
  finish()
  await promise
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
})

it('has a lock of its own for each button', async () => {
  const onClick = vi.fn()
  const view = await render(
    <>
      <Button onClick={() => onClick('一')}>一</Button>
      <Button onClick={() => onClick('二')}>二</Button>
    </>,
  )
  for (const button of view.container.querySelectorAll('button')) tap(button, 2)
  expect(onClick.mock.calls).toEqual([['一'], ['二']])
})

it('stays busy after its promise as long as its caller says', async () => {
  let finish = () => {}
  const wait = () =>
    new Promise<void>((resolve) => {
      finish = resolve
    })
  const button = (loading: boolean) => (
    <Button loading={loading} onClick={wait}>
      借款
    </Button>
  )
  const view = await render(button(false))
  tap(view.getByRole('button').element(), 1)
  await view.rerender(button(true))
  finish()
  await expect.element(view.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  await view.rerender(button(false))
  await expect.element(view.getByRole('button')).not.toHaveAttribute('aria-busy')
})
