import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { RepayDayHint } from './index.ts'

describeConformance('RepayDayHint', { render: (props) => <RepayDayHint day={31} {...props} /> })

it.each([
  [0, false],
  [1, false],
  [28, false],
  [29, true],
  [30, true],
  [31, true],
])('for day %i: shown %s', { tags: ['field.16'] }, async (day, shown) => {
  const view = await render(<RepayDayHint day={day} />)
  expect(view.container.textContent !== '').toBe(shown)
})

it('appears and disappears with the day', async () => {
  const view = await render(<RepayDayHint day={28} />)
  await view.rerender(<RepayDayHint day={29} />)
  await expect.element(page.getByText('还款日为29、30或31日时，当月没有这一天则按月末还款。')).toBeVisible()
  await view.rerender(<RepayDayHint day={15} />)
  expect(view.container.childElementCount).toBe(0)
})

it('shows the words of its caller, also for such a day only', async () => {
  const view = await render(<RepayDayHint day={30}>二月按28日还款</RepayDayHint>)
  expect(view.container.textContent).toBe('二月按28日还款')
  await view.rerender(<RepayDayHint day={10}>二月按28日还款</RepayDayHint>)
  expect(view.container.textContent).toBe('')
})

it('warns unless its caller says otherwise', async () => {
  const view = await render(<RepayDayHint day={31} />)
  const ground = () => getComputedStyle(view.container.firstElementChild as Element).backgroundColor
  const plain = ground()
  await view.rerender(<RepayDayHint day={31} tone="warn" />)
  expect(ground()).toBe(plain)
  await view.rerender(<RepayDayHint day={31} tone="info" />)
  expect(ground()).not.toBe(plain)
})

it('speaks English', async () => {
  await render(
    <LocaleProvider locale={en}>
      <RepayDayHint day={31} />
    </LocaleProvider>,
  )
  await expect.element(page.getByText(/the payment is due on its last day/)).toBeVisible()
})
