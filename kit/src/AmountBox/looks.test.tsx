import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { Amount } from '../Amount/index.ts'
import { AmountBox, type AmountBoxProps } from './index.ts'

const field = () => page.getByRole('textbox')
const input = () => field().element() as HTMLInputElement
const styleOf = (element: Element | null | undefined) => getComputedStyle(element as Element)
/** The line that holds the message, the badge or the skeleton. */
const lineOf = (root: Element) =>
  page.elementLocator(root).getByRole('alert').element().parentElement as HTMLElement
const ruleOf = (root: Element) => lineOf(root).parentElement?.previousElementSibling

const narrow = async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
}

it('is named by its label, and hides the currency from screen readers', async () => {
  await render(<AmountBox label={<b>提前还多少</b>} currency="US$" required />)
  const box = page.getByRole('textbox', { name: '提前还多少' })
  await expect.element(box).toHaveAttribute('aria-required', 'true')
  expect(page.getByText('US$').element().ariaHidden).toBe('true')
  await page.getByText('提前还多少').click()
  await expect.element(box).toHaveFocus()
})

it('calls the focus handlers of its caller, once each', async () => {
  const [onFocus, onBlur] = [vi.fn(), vi.fn()]
  await render(<AmountBox onFocus={onFocus} onBlur={onBlur} />)
  input().focus()
  input().blur()
  expect([onFocus.mock.calls.length, onBlur.mock.calls.length]).toEqual([1, 1])
})

it('has a smaller figure from eight digits on, in a card of the same height', async () => {
  const view = await render(<AmountBox value="9999999" />)
  const size = () => Number.parseFloat(styleOf(input()).fontSize)
  const height = () => view.container.firstElementChild?.getBoundingClientRect().height
  const [large, before] = [size(), height()]
  await view.rerender(<AmountBox value="99999999" />)
  expect(size()).toBeLessThan(large)
  expect(height()).toBe(before)
  await view.rerender(<AmountBox value="999" />)
  expect(size()).toBe(large)
})

it('makes a figure smaller that does not fit, and as large as before when it fits again', async () => {
  const box = (value: string) => <AmountBox value={value} style={{ width: 150 }} />
  const view = await render(box('12'))
  const size = () => Number.parseFloat(styleOf(input()).fontSize)
  const large = size()
  await view.rerender(box('9999999'))
  expect(size()).toBeLessThan(large)
  expect(input().scrollWidth).toBeLessThanOrEqual(input().clientWidth)
  await view.rerender(box('12'))
  expect(size()).toBe(large)
})

it('has a placeholder as large as the figure, lighter, on the line of the sign, until something is typed', async () => {
  const view = await render(<AmountBox placeholder="50,000" />)
  const placeholder = page.getByText('50,000').element()
  const sign = page.getByText('¥').element()
  expect(styleOf(placeholder).fontSize).toBe(styleOf(input()).fontSize)
  expect([styleOf(placeholder).fontWeight, styleOf(input()).fontWeight]).toEqual(['400', '650'])
  expect(styleOf(sign).color).toBe(styleOf(placeholder).color)
  await userEvent.fill(input(), '1')
  expect(placeholder.checkVisibility()).toBe(false)
  expect(styleOf(sign).color).toBe(styleOf(input()).color)
  await view.rerender(<AmountBox placeholder="最多可借9,999,999元" key="long" />)
  const long = page.getByText('最多可借9,999,999元').element()
  expect(long.scrollWidth).toBeLessThanOrEqual(long.clientWidth)
  expect(baselineOf(long)).toBeCloseTo(baselineOf(page.getByText('¥').element()), 0)
})

/** Where the letters of an element stand. */
function baselineOf(element: Element): number {
  const mark = document.createElement('span')
  mark.style.cssText = 'display: inline-block'
  element.append(mark)
  const { bottom } = mark.getBoundingClientRect()
  mark.remove()
  return bottom
}

it('has the sign of the hero as the result page has it: small, 2 px before the figure', async () => {
  await render(
    <>
      <AmountBox defaultValue="12000" />
      <Amount size="hero" unit="￥" value="12,000" />
    </>,
  )
  const boxSign = page.getByText('¥').element()
  const [one, other] = [styleOf(boxSign), styleOf(page.getByText('￥').element())]
  for (const rule of ['fontSize', 'fontWeight', 'marginRight'] as const) expect(one[rule]).toBe(other[rule])
  expect(input().getBoundingClientRect().left - boxSign.getBoundingClientRect().right).toBeCloseTo(2, 0)
})

it.each([{ readOnly: true }, { disabled: true }])(
  'shows by the colour of sign and figure that it is %j',
  async (state) => {
    const view = await render(<AmountBox value="800" />)
    const colours = () => [styleOf(input()).color, styleOf(page.getByText('¥').element()).color]
    const usable = colours()
    await view.rerender(<AmountBox value="800" {...state} />)
    expect(colours()[0]).not.toBe(usable[0])
    expect(new Set(colours()).size).toBe(1)
    await view.rerender(<AmountBox value="800" />)
    expect(colours()).toEqual(usable)
  },
)

it('has a line under the figure that is grey, or shows the focus, or above all the error', async () => {
  const view = await render(<AmountBox />)
  const colour = async () => {
    await finishAnimations()
    return styleOf(ruleOf(view.container)).backgroundColor
  }
  const grey = await colour()
  input().focus()
  await expect.poll(colour).not.toBe(grey)
  const active = await colour()
  await view.rerender(<AmountBox error="请填写借款金额" />)
  const bad = await colour()
  expect(new Set([grey, active, bad]).size).toBe(3)
  input().blur()
  expect(await colour()).toBe(bad)
  await view.rerender(<AmountBox />)
  expect(await colour()).toBe(grey)
})

it('keeps the space of the clear button and of the figure while there is nothing to clear', async () => {
  const view = await render(<AmountBox value="" onScan={() => {}} />)
  const places = () => [
    input().getBoundingClientRect().width,
    page.getByRole('button', { name: '扫一扫' }).element().getBoundingClientRect().left,
  ]
  const before = places()
  await view.rerender(<AmountBox value="800" onScan={() => {}} />)
  await expect.element(page.getByRole('button', { name: '清空金额' })).toBeVisible()
  expect(places()).toEqual(before)
})

it('names its scan button as its caller says', async () => {
  await render(<AmountBox onScan={() => {}} scanLabel="扫描账单" />)
  await expect.element(page.getByRole('button', { name: '扫描账单' })).toBeVisible()
})

const HINT = '可借50,000'
const all = { hint: HINT, notice: '最高可借3万元', error: '超出可用额度', badge: '8.5折券', busy: true }

it.each<[string, Partial<AmountBoxProps>, { text: string; badge: boolean; skeleton: boolean }]>([
  ['nothing', {}, { text: '', badge: false, skeleton: false }],
  ['the hint and the badge', { hint: HINT, badge: '8.5折券' }, { text: HINT, badge: true, skeleton: false }],
  [
    'the notice instead of the hint',
    { ...all, error: undefined, busy: false },
    { text: all.notice, badge: true, skeleton: false },
  ],
  ['the error instead of all others', all, { text: all.error, badge: false, skeleton: false }],
  [
    'the notice although it is busy',
    { ...all, error: '' },
    { text: all.notice, badge: true, skeleton: false },
  ],
  [
    'a skeleton instead of hint and badge',
    { ...all, error: undefined, notice: '' },
    { text: '', badge: false, skeleton: true },
  ],
])('shows in its line %s', async (_, props, { text, badge, skeleton }) => {
  const view = await render(<AmountBox {...props} />)
  const line = lineOf(view.container)
  expect(line.textContent).toBe(text)
  expect(line.querySelector('[aria-hidden="true"]') !== null).toBe(skeleton)
  expect(view.container.textContent?.includes('8.5折券')).toBe(badge)
  await expect.element(field()).toHaveAccessibleDescription(text)
})

it('keeps its live regions from state to state, each with its own text', async () => {
  const view = await render(<AmountBox hint={HINT} />)
  const regions = () => [...view.container.querySelectorAll('[role="alert"], [role="status"]')]
  const first = regions()
  const texts = () => regions().map((region) => region.textContent)
  expect(texts()).toEqual(['', ''])
  await view.rerender(<AmountBox notice={all.notice} />)
  expect(texts()).toEqual(['', all.notice])
  await view.rerender(<AmountBox notice={all.notice} error={all.error} />)
  expect(texts()).toEqual([all.error, ''])
  await view.rerender(<AmountBox busy />)
  expect(texts()).toEqual(['', ''])
  expect(regions()).toEqual(first)
  const colours = first.map((region) => styleOf(region).color)
  expect(new Set([...colours, styleOf(lineOf(view.container)).color]).size).toBe(3)
})

it('adds the description of its caller', async () => {
  await render(
    <>
      <p id="own">按月付息</p>
      <AmountBox aria-describedby="own" hint={HINT} />
    </>,
  )
  await expect.element(field()).toHaveAccessibleDescription(`按月付息 ${HINT}`)
})

it('gives a long badge less than half of the line, and the hint the rest, on the narrowest screen', async () => {
  await narrow()
  const badge = '会员专享限时提额券'.repeat(4)
  const view = await render(<AmountBox hint="可借9,999,999.99 · 含临时200,000.00，12-31止" badge={badge} />)
  const line = lineOf(view.container)
  const tag = page.getByText(badge).element()
  const whole = line.parentElement?.getBoundingClientRect().width ?? 0
  expect(tag.getBoundingClientRect().width).toBeLessThanOrEqual(whole * 0.45 + 1)
  expect(styleOf(tag).textOverflow).toBe('ellipsis')
  expect(line.getBoundingClientRect().right).toBeLessThanOrEqual(tag.getBoundingClientRect().left)
  expect(document.documentElement.scrollWidth).toBe(320)
})

it('breaks the hint between its parts, not within an amount', async () => {
  await narrow()
  const amount = '99,999,999.99'
  await render(<AmountBox hint={`您当前可借${amount} 其中临时额度 ${amount}止于12月31日`} />)
  const text = page.getByText(/您当前可借/).element().lastChild as Text
  for (const at of [text.data.indexOf(amount), text.data.lastIndexOf(amount)]) {
    const range = document.createRange()
    range.setStart(text, at)
    range.setEnd(text, at + amount.length)
    expect(range.getClientRects()).toHaveLength(1)
  }
})

it('shows its children under the line', async () => {
  const view = await render(<AmountBox hint={HINT}>推荐金额</AmountBox>)
  expect(view.container.textContent?.endsWith(`${HINT}推荐金额`)).toBe(true)
})

it('can be reached, cleared and scanned by the keyboard, in this order', async () => {
  const [onScan, onClear] = [vi.fn(), vi.fn()]
  await render(<AmountBox defaultValue="800" onScan={onScan} onClear={onClear} />)
  await userEvent.keyboard('{Tab}')
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}{Enter}{Shift>}{Tab}{/Shift} ')
  expect([onScan.mock.calls.length, onClear.mock.calls.length]).toEqual([1, 1])
  await expect.element(field()).toHaveFocus()
  expect(input().value).toBe('')
})
