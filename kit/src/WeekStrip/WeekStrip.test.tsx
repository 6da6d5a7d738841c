import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { WeekStrip, weekDayStates, type WeekStripProps } from './index.ts'

const names = ['周一', '周二', '周三', '周四', '周五', '周六', '周日']
const days = names.map((name, place) => ({
  id: name,
  name,
  state: weekDayStates[Math.min(place, weekDayStates.length - 1)] ?? 'coming',
  text: ['已签到', '今日', '领取', '已领取', '漏签', '待签到', '待签到'][place] ?? '',
  reward: '1元券',
}))

const Strip = (props: Partial<WeekStripProps>) => (
  <WeekStrip label="本周签到" days={days} onReceive={() => {}} {...props} />
)

describeConformance('WeekStrip', { render: (props) => <Strip {...props} /> })

it('says of every day what it is', async () => {
  const view = await render(<Strip />)
  await expect.element(page.getByRole('list', { name: '本周签到' })).toBeVisible()
  expect(
    view
      .getByRole('listitem')
      .elements()
      .map((day) => day.textContent),
  ).toEqual([
    '周一已签到1元券',
    '周二今日1元券',
    '周三领取1元券',
    '周四已领取1元券',
    '周五漏签1元券',
    '周六待签到1元券',
    '周日待签到1元券',
  ])
  expect(view.container.querySelector('[aria-current="date"]')?.textContent).toContain('周二')
})

it('gives a reward that can be had by a tap on its day', async () => {
  const onReceive = vi.fn()
  await render(<Strip onReceive={onReceive} />)
  expect(page.getByRole('button').elements()).toHaveLength(1)
  await page.getByRole('button', { name: '周三 领取 1元券' }).click()
  expect(onReceive.mock.calls).toEqual([['周三']])
})

it('takes no second tap while a reward is on its way', async () => {
  const onReceive = vi.fn()
  const two = days.map((day) => ({ ...day, state: 'receive' as const })).slice(0, 2)
  await render(<Strip days={two} pending="周一" onReceive={onReceive} />)
  for (const button of page.getByRole('button').elements()) (button as HTMLElement).click()
  expect(onReceive).not.toHaveBeenCalled()
  await expect.element(page.getByRole('button', { name: /周一/ })).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('button', { name: /周二/ })).not.toHaveAttribute('aria-busy')
})

it('has no button where nothing can be received', async () => {
  const view = await render(<WeekStrip label="本周签到" days={days} />)
  expect(view.container.querySelector('button')).toBeNull()
})

it.each([
  [375, '', 7],
  [320, '32px', 3],
])(
  'on a screen of %i with text of "%s" has at least %i days beside each other',
  async (width, size, beside) => {
    await page.viewport(width, 667)
    document.documentElement.style.fontSize = size
    onTestFinished(async () => {
      document.documentElement.style.fontSize = ''
      await page.viewport(375, 667)
    })
    const view = await render(<Strip />)
    const tops = view
      .getByRole('listitem')
      .elements()
      .map((day) => day.getBoundingClientRect().top)
    expect(tops.filter((top) => top === tops[0]).length).toBeGreaterThanOrEqual(beside)
    expect(document.documentElement.scrollWidth).toBe(width)
  },
)
