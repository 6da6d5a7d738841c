import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { LowFeeRow } from './index.ts'

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
