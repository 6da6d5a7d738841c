import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { LowFeeRow, type LowFeeRowProps } from './index.ts'

const row = { label: '限时降费', note: '年利率由19.56%降至16.20%' }
const countdown = { endsAt: 61_000, now: () => 1_000, format: (left: number) => `剩余${left}秒` }

describeConformance('LowFeeRow', { passTo: 'control', render: (props) => <LowFeeRow {...row} {...props} /> })

it('is switched off and on, and says what it does and how long it lasts', async () => {
  const onValueChange = vi.fn()
  await render(<LowFeeRow {...row} defaultValue countdown={countdown} onValueChange={onValueChange} />)
  const control = page.getByRole('switch', { name: row.label })
  await expect.element(control).toHaveAccessibleDescription(/年利率由19.56%降至16.20%.*剩余60秒/)
  await control.click()
  await control.click()
  expect(onValueChange.mock.calls.map(([on]) => on as boolean)).toEqual([false, true])
})

it('cannot be switched once it has ended, and counts no more', async () => {
  await render(<LowFeeRow {...row} countdown={countdown} expired="已过期" />)
  await expect.element(page.getByRole('switch')).toBeDisabled()
  await expect.element(page.getByText('已过期')).toBeVisible()
  expect(page.getByRole('timer').elements()).toEqual([])
})

const Row = (props: Partial<LowFeeRowProps>) => <LowFeeRow {...row} {...props} />
const control = () => page.getByRole('switch', { name: row.label })

afterEach(() => {
  vi.useRealTimers()
})

it('counts down, says once that the time is over, and leaves the rest to its caller', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let time = 0
  const onEnd = vi.fn()
  const limit = { endsAt: 2_000, now: () => time, onEnd, format: countdown.format }
  const pass = (ms: number) => {
    time += ms
    vi.advanceTimersByTime(ms)
  }
  const view = await render(<Row countdown={limit} />)
  const timer = page.getByRole('timer')
  await expect.element(timer).toHaveTextContent('剩余2秒')
  pass(1_000)
  await expect.element(timer).toHaveTextContent('剩余1秒')
  expect(onEnd).not.toHaveBeenCalled()
  pass(1_000)
  expect(onEnd).toHaveBeenCalledTimes(1)
  await expect.element(control()).toBeEnabled()
  await view.rerender(<Row countdown={limit} expired="已过期" />)
  await expect.element(control()).toBeDisabled()
  expect(vi.getTimerCount()).toBe(0)
})

it('has no timer for a right that does not end', async () => {
  await render(<Row />)
  await expect.element(control()).toHaveAccessibleDescription(row.note)
  expect(page.getByRole('timer').elements()).toEqual([])
})

it('shows why it ended instead of what it does, also without words', async () => {
  const view = await render(<Row expired="活动已结束" countdown={countdown} />)
  await expect.element(control()).toHaveAccessibleDescription('活动已结束')
  await view.rerender(<Row expired="" />)
  await expect.element(control()).toBeDisabled()
  expect(view.container.textContent).toBe(row.label)
  await view.rerender(<Row />)
  await expect.element(control()).toBeEnabled()
  expect(view.container.textContent).toBe(row.label + row.note)
})

it('keeps its value while it is over, and cannot be switched by label or keyboard', async () => {
  const onValueChange = vi.fn()
  await render(<Row value expired="已过期" onValueChange={onValueChange} />)
  await userEvent.keyboard('{Tab} ')
  await page.getByText(row.label).click({ force: true })
  await expect.element(control()).toBeChecked()
  expect(onValueChange).not.toHaveBeenCalled()
})

it('is disabled by its caller although it has not ended', async () => {
  await render(<Row disabled countdown={countdown} />)
  await expect.element(control()).toBeDisabled()
  await expect.element(page.getByRole('timer')).toHaveTextContent('剩余60秒')
})

it('shows an error instead of note and time', async () => {
  await render(<Row countdown={countdown} error="暂时不能使用，请稍后再试" />)
  await expect.element(control()).toHaveAccessibleDescription('暂时不能使用，请稍后再试')
  expect(page.getByRole('timer').elements()).toEqual([])
})

it('puts note and time on one line while there is space, else below each other', async () => {
  const view = await render(<Row note="年利率降至16.20%" countdown={countdown} />)
  const tops = () => {
    const timer = page.getByRole('timer').element()
    return [timer, timer.previousElementSibling].map((one) =>
      Math.round(one?.getBoundingClientRect().top ?? 0),
    )
  }
  expect(tops()[0]).toBe(tops()[1])
  const grey = getComputedStyle(page.getByText('年利率降至16.20%').element()).color
  expect(getComputedStyle(page.getByRole('timer').element()).color).not.toBe(grey)
  await view.rerender(<Row note={'本次借款的年利率由19.56%降至16.20%，'.repeat(2)} countdown={countdown} />)
  expect(tops()[0]).toBeGreaterThan(tops()[1] ?? 0)
})
