import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { CouponRow, couponRowStates, type CouponRowProps } from './index.ts'

describeConformance('CouponRow', {
  render: (props) => (
    <CouponRow state="chosen" text="−¥126.38" tags={['8.5折']} onClick={() => {}} {...props} />
  ),
})

it.each([
  [{ state: 'chosen', text: '−¥126.38' }, '优惠券−¥126.38'],
  [{ state: 'unused', count: 3 }, '优惠券3张可用'],
  [{ state: 'unused' }, '优惠券不使用优惠'],
  [{ state: 'none' }, '优惠券暂无可用'],
  [{ state: 'rights', text: '限时低息权益使用中' }, '优惠券限时低息权益使用中'],
  [{ state: 'busy' }, '优惠券'],
] as const)('reads %j as %s', async (props, text) => {
  await render(<CouponRow {...props} data-testid="coupon-row" onClick={() => {}} />)
  await expect.element(page.getByTestId('coupon-row')).toMatchTextContent(text)
})

it('opens the coupons in every state and keeps its height', async () => {
  const onClick = vi.fn()
  const view = await render(<CouponRow state="chosen" onClick={onClick} />)
  const heights = new Set<number>()
  for (const state of couponRowStates) {
    await view.rerender(<CouponRow state={state} onClick={onClick} />)
    const row = page.getByRole('button')
    heights.add(row.element().getBoundingClientRect().height)
    await row.click()
  }
  expect(onClick).toHaveBeenCalledTimes(couponRowStates.length)
  expect(heights.size).toBe(1)
})

it('says that a dialog opens, and that coupons are loading', async () => {
  const view = await render(<CouponRow state="busy" onClick={() => {}} />)
  const row = page.getByRole('button')
  await expect.element(row).toHaveAttribute('aria-haspopup', 'dialog')
  await expect.element(row).toHaveAttribute('aria-busy', 'true')
  await view.rerender(<CouponRow state="none" onClick={() => {}} />)
  await expect.element(row).not.toHaveAttribute('aria-busy')
})

it('shows the tags before the text', async () => {
  await render(<CouponRow state="chosen" text="−¥126.38" tags={['8.5折', '会员专享']} onClick={() => {}} />)
  await expect.element(page.getByRole('button')).toMatchTextContent('优惠券8.5折会员专享−¥126.38')
})

it.each([
  ['unused', 0, '不使用优惠'],
  ['unused', 1, '1张可用'],
  ['unused', 10_000, '10000张可用'],
  ['none', 3, '暂无可用'],
  ['chosen', 3, '3张可用'],
] as const)('without a text, %s with %i coupons says %s', async (state, count, text) => {
  await render(<CouponRow state={state} count={count} onClick={() => {}} />)
  await expect.element(page.getByRole('button')).toHaveAccessibleName(`优惠券 ${text}`)
})

it('shows the given text rather than the number, but never while loading', async () => {
  const view = await render(<CouponRow state="unused" count={3} text="不使用优惠" onClick={() => {}} />)
  const row = page.getByRole('button')
  await expect.element(row).toMatchTextContent('优惠券不使用优惠')
  await view.rerender(<CouponRow state="none" text="换个金额试试" onClick={() => {}} />)
  await expect.element(row).toMatchTextContent('优惠券换个金额试试')
  await view.rerender(<CouponRow state="busy" text="−¥126.38" count={3} onClick={() => {}} />)
  expect(row.element().textContent).toBe('优惠券')
  expect(row.element().querySelectorAll('[aria-hidden="true"]:not(svg)')).toHaveLength(1)
})

it('is coloured as a gain only where something is or can be saved', async () => {
  const look = async (props: Partial<CouponRowProps>) => {
    const view = await render(<CouponRow state="none" {...props} onClick={() => {}} />)
    const text = view.getByRole('button').element().querySelector('span > span > span > span')
    const { color } = getComputedStyle(text as Element)
    await view.unmount()
    return color
  }
  const gain = await look({ state: 'chosen', text: '−¥126.38' })
  expect(await look({ state: 'rights', text: '限时低息权益使用中' })).toBe(gain)
  expect(await look({ state: 'unused', count: 3 })).toBe(gain)
  const quiet = await look({ state: 'none' })
  expect(quiet).not.toBe(gain)
  expect(await look({ state: 'unused' })).toBe(quiet)
  // The customer decided against them.
  expect(await look({ state: 'unused', count: 3, text: '不使用优惠' })).toBe(quiet)
  expect(await look({ state: 'none', count: 3 })).toBe(quiet)
})

it('opens by Enter and by the space bar', async () => {
  const onClick = vi.fn()
  await render(<CouponRow state="unused" count={2} onClick={onClick} />)
  await userEvent.tab()
  await expect.element(page.getByRole('button')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(onClick).toHaveBeenCalledTimes(2)
})

it('without a handler it is a line of text that promises no dialog', async () => {
  const view = await render(<CouponRow state="chosen" text="−¥126.38" />)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  const row = view.container.firstElementChild as Element
  expect(row.hasAttribute('aria-haspopup')).toBe(false)
  expect(row.querySelector('svg')).toBeNull()
  await view.rerender(<CouponRow state="chosen" text="−¥126.38" chevron />)
  expect(view.container.querySelectorAll('svg')).toHaveLength(1)
})

it('cannot be opened while disabled', async () => {
  const onClick = vi.fn()
  await render(<CouponRow state="chosen" text="−¥126.38" disabled onClick={onClick} />)
  await expect.element(page.getByRole('button')).toBeDisabled()
  await page.getByRole('button').click({ force: true })
  expect(onClick).not.toHaveBeenCalled()
})

it('keeps the elements of its tags when another coupon brings other ones', async () => {
  const view = await render(<CouponRow state="chosen" text="−¥1.00" tags={['8.5折', '限时']} />)
  const tags = () => [...view.container.querySelectorAll('[class*=CouponRow_tag]')]
  const [first] = tags()
  await view.rerender(<CouponRow state="chosen" text="−¥0.01" tags={['9折', '9折']} />)
  expect(tags()[0]).toBe(first)
  expect(tags().map((tag) => tag.textContent)).toEqual(['9折', '9折'])
  await view.rerender(<CouponRow state="chosen" text="−¥0.01" />)
  expect(tags()).toEqual([])
})

it('takes a label of its own, and English from its provider', async () => {
  const view = await render(<CouponRow state="none" label="优惠与权益" onClick={() => {}} />)
  await expect.element(page.getByRole('button')).toHaveAccessibleName('优惠与权益 暂无可用')
  const english = (props: CouponRowProps) => (
    <LocaleProvider locale={en}>
      <CouponRow {...props} onClick={() => {}} />
    </LocaleProvider>
  )
  for (const [props, name] of [
    [{ state: 'none' }, 'Coupons None available'],
    [{ state: 'unused' }, 'Coupons No coupon used'],
    [{ state: 'unused', count: 2 }, 'Coupons 2 available'],
  ] as const) {
    await view.rerender(english(props))
    await expect.element(page.getByRole('button')).toHaveAccessibleName(name)
  }
})

it.each([320, 375])(
  'at %i px moves a long text below its tags without breaking the figure',
  async (width) => {
    await page.viewport(width, 568)
    await render(
      <CouponRow
        state="chosen"
        text="−¥99,999,999.99"
        tags={['限时折扣', '会员专享', '首期免息', '8.5折']}
        onClick={() => {}}
      />,
    )
    const row = page.getByRole('button').element()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const range = document.createRange()
    range.selectNodeContents(page.getByText('−¥99,999,999.99').element())
    expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1)
    const figure = range.getBoundingClientRect()
    expect(figure.right).toBeLessThanOrEqual(row.getBoundingClientRect().right)
    // Under the last tag, not beside it.
    expect(figure.top).toBeGreaterThan(page.getByText('8.5折').element().getBoundingClientRect().top)
    await page.viewport(375, 667)
  },
)
