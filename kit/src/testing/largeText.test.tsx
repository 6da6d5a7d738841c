import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CodeBox } from '../CodeBox/index.ts'
import { CouponCard } from '../CouponCard/index.ts'
import { rateCoupon } from '../CouponSheet/samples.ts'
import { Field } from '../Field/index.ts'
import { RadioGroup, RadioRow } from '../RadioGroup/index.ts'

const rootOf = (px: number) => {
  document.documentElement.style.fontSize = `${px}px`
}
// Twice the usual size, as a browser sets it.
beforeEach(() => rootOf(32))
afterEach(() => {
  document.documentElement.style.fontSize = ''
})

const box = (element: Element) => element.getBoundingClientRect()

it.each([4, 6] as const)(
  '%i digits of a code stay in their boxes, which are halves below each other',
  async (length) => {
    // As wide as the inside of a dialog.
    await render(
      <div style={{ width: 279 }}>
        <CodeBox length={length} value={'888888'.slice(0, length)} />
      </div>,
    )
    const boxes = [...document.querySelectorAll('[data-input-otp-container] > [aria-hidden] > * > *')]
    for (const each of boxes) {
      const range = document.createRange()
      range.selectNodeContents(each)
      expect(range.getBoundingClientRect().width).toBeLessThanOrEqual(box(each).width)
      expect(each.scrollHeight).toBeLessThanOrEqual(each.clientHeight)
    }
    const tops = boxes.map((each) => Math.round(box(each).top))
    const rows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length)
    expect(rows).toEqual(length === 6 ? [3, 3] : [4])
    expect(document.documentElement.scrollWidth).toBe(innerWidth)
  },
)

it('the figure of a coupon stands above its words, and the mark beside them', async () => {
  const view = await render(<CouponCard coupon={rateCoupon} select="radio" />)
  const title = box(view.getByText(rateCoupon.title).element())
  const figure = box(view.getByText(rateCoupon.figure, { exact: true }).element())
  expect(figure.bottom).toBeLessThanOrEqual(title.top)
  expect(title.left).toBeLessThan(60)
  const mark = [...view.container.querySelectorAll('span[aria-hidden]')].at(-1) as Element
  expect(box(mark).width).toBeGreaterThan(36)
  expect(box(mark).top).toBeGreaterThan(figure.bottom)
  expect(box(mark).right).toBeLessThanOrEqual(box(view.container).right)
})

it('with usual text the figure of a coupon stands beside its words', async () => {
  rootOf(16)
  const view = await render(<CouponCard coupon={rateCoupon} select="radio" />)
  const title = box(view.getByText(rateCoupon.title).element())
  const figure = box(view.getByText(rateCoupon.figure, { exact: true }).element())
  expect(figure.right).toBeLessThanOrEqual(title.left)
})

it('the label of a field and what stands beside it have a line each', async () => {
  await render(
    <Field label="短信验证码" aside="已发送至 138****0002">
      {(control) => <input {...control} />}
    </Field>,
  )
  const [label, aside] = ['短信验证码', '已发送至 138****0002'].map((text) =>
    box(page.getByText(text).element()),
  )
  expect(aside?.top).toBeGreaterThanOrEqual((label?.bottom ?? 0) - 1)
  expect(aside?.width).toBeGreaterThan(innerWidth / 2)
})

it('the ring of a choice is as large as its text asks for', async () => {
  await render(
    <RadioGroup label="用途">
      <RadioRow value="a">装修</RadioRow>
    </RadioGroup>,
  )
  expect(box(page.getByRole('radio').element()).width).toBeGreaterThan(36)
})
