import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { finishAnimations } from '../../test/axe.ts'
import { en, LocaleProvider } from '../locale/index.ts'
import { MonthPayInfo, type MonthPayInfoProps } from './index.ts'

const example = [
  { label: '应还总额', value: '¥13,175.66' },
  { label: '每期应还', value: '¥1,087.44' },
]

describeOverlay('MonthPayInfo', {
  name: '每期应还说明',
  render: (props) => <MonthPayInfo example={example} {...props} />,
})

it('explains by formula and example and closes by its one button', { tags: ['plan.4'] }, async () => {
  const onOpenChange = vi.fn()
  await render(<MonthPayInfo open onOpenChange={onOpenChange} example={example} />)
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent('每期应还 =（应还总额 − 优惠）÷ 期数')
  await expect.element(dialog).toMatchTextContent('¥13,175.66')
  await page.getByRole('button', { name: '知道了' }).click()
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

const Info = (props: Partial<MonthPayInfoProps>) => <MonthPayInfo open onOpenChange={() => {}} {...props} />
const dialog = () => page.getByRole('dialog')
const linesOf = () => [...dialog().element().querySelectorAll('dl > div')]

it('lists the calculation in its order, each term with its amount', async () => {
  const odd = [
    { label: '应还总额', value: '¥99,999,999.99' },
    { label: '优惠', value: '−¥0.01' },
    { label: '期数', value: '0' },
  ]
  await render(<Info example={odd} />)
  await expect.element(dialog()).toBeVisible()
  const pairs = linesOf().map((line) => [
    line.querySelector('dt')?.textContent,
    line.querySelector('dd')?.textContent,
  ])
  expect(pairs).toEqual(odd.map(({ label, value }) => [label, value]))
})

it('sets the result apart from the lines above, but not a single line', async () => {
  const view = await render(<Info example={example} />)
  await expect.element(dialog()).toBeVisible()
  const look = () =>
    linesOf().map((line) => [getComputedStyle(line).borderTopWidth, getComputedStyle(line).fontWeight])
  const [plain, result] = look()
  expect(plain?.[0]).toBe('0px')
  expect(result).toEqual(['1px', '600'])
  await view.rerender(<Info example={example.slice(0, 1)} />)
  expect(look()).toEqual([plain])
})

it('has no list without an example', async () => {
  const view = await render(<Info />)
  await expect.element(dialog()).toMatchTextContent('以还款计划为准')
  expect(dialog().element().querySelector('dl')).toBeNull()
  await view.rerender(<Info example={[]} />)
  expect(dialog().element().querySelector('dl')).toBeNull()
})

it('takes title, formula and text of its caller', async () => {
  await render(
    <Info title="每月应还说明" formula="每月应还 = 本金 ÷ 期数">
      <b>本产品不收利息。</b>
    </Info>,
  )
  await expect.element(page.getByRole('dialog', { name: '每月应还说明' })).toBeVisible()
  const text = dialog().element().textContent
  expect(text).toContain('每月应还 = 本金 ÷ 期数')
  expect(text).toContain('本产品不收利息。')
  expect(text).not.toMatch(/以还款计划为准|优惠）/)
})

it('has one button, and closes by Escape as well', async () => {
  const onOpenChange = vi.fn()
  await render(<Info example={example} onOpenChange={onOpenChange} />)
  await expect.element(dialog()).toBeVisible()
  expect(
    dialog()
      .getByRole('button')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['知道了'])
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

it('is described by its formula and example', async () => {
  await render(<Info example={example} />)
  await expect.element(dialog()).toHaveAccessibleDescription(/每期应还 =.*¥13,175.66.*¥1,087.44/)
})

it('keeps amounts on one line at the end, beside terms of any length', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
  await render(
    <Info example={[{ label: '应还总额（含本金、利息、担保费及其他费用）', value: '¥99,999,999.99' }]} />,
  )
  await expect.element(dialog()).toBeVisible()
  await finishAnimations()
  const amount = page.getByText('¥99,999,999.99').element()
  const term = page.getByText(/应还总额（含/).element()
  const { lineHeight } = getComputedStyle(amount)
  const range = document.createRange()
  range.selectNodeContents(amount)
  expect(range.getBoundingClientRect().height).toBeLessThan(Number.parseFloat(lineHeight) * 1.5)
  expect(term.getBoundingClientRect().right).toBeLessThanOrEqual(range.getBoundingClientRect().left)
  expect(getComputedStyle(amount).textAlign).toBe('end')
})

it('speaks English', async () => {
  await render(
    <LocaleProvider locale={en}>
      <Info />
    </LocaleProvider>,
  )
  await expect
    .element(page.getByRole('dialog', { name: 'About the monthly payment' }))
    .toMatchTextContent('(total due − discount) ÷ periods')
  await expect.element(page.getByRole('button', { name: 'Got it' })).toBeVisible()
})
