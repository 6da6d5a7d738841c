import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { AgreementLine } from '../AgreementLine/index.ts'
import { AmountBox } from '../AmountBox/index.ts'
import { BankCardRow } from '../BankCardRow/index.ts'
import { CouponRow } from '../CouponRow/index.ts'
import { FooterBar } from '../FooterBar/index.ts'
import { ListRow } from '../ListRow/index.ts'
import { en, LocaleProvider } from '../locale/index.ts'
import { LoanButton } from '../LoanButton/index.ts'
import { LoanUseRow } from '../LoanUseRow/index.ts'
import { Page } from '../Page/index.ts'
import { PeriodRow } from '../PeriodRow/index.ts'
import { RecommendLine } from '../RecommendLine/index.ts'
import { Surface } from '../Surface/index.ts'
import { LoanHomeSkeleton } from './index.ts'

describeConformance('LoanHomeSkeleton', { render: (props) => <LoanHomeSkeleton {...props} /> })

const agreement = (
  <AgreementLine
    value={false}
    onValueChange={() => {}}
    onOpen={() => {}}
    agreements={[{ id: 'loan', name: '借款协议' }]}
  />
)

const nothing = () => {}

const loaded: ReactNode = (
  <Page
    footer={
      <FooterBar above={agreement}>
        <LoanButton />
      </FooterBar>
    }
  >
    <AmountBox placeholder="50,000" hint="可借50,000 · 含临时8,000，12月31日止" badge="8.5折券" />
    <PeriodRow
      value={3}
      options={[3, 6, 12, 18].map((period) => ({ period, payment: '¥4,096.18', mark: '更省' }))}
      onInfo={nothing}
      hintRoom
    >
      <RecommendLine kind="cheaper" action="选12期">
        12期更省
      </RecommendLine>
    </PeriodRow>
    <Surface pad="list">
      <BankCardRow card={{ bankName: '招商银行', tail: '8842' }} onClick={nothing} />
      <CouponRow state="chosen" text="−¥126.38" tags={['8.5折']} onClick={nothing} />
      <LoanUseRow value="日常消费" onClick={nothing} />
      <ListRow
        label="还款计划"
        note="每月20日"
        value="首期 ¥1,087.44"
        valueNote="年利率（单利）15.30%"
        onClick={nothing}
      />
    </Surface>
  </Page>
)

/** Top and height of the cards, of their rows, and of the bar. */
function boxes(container: Element): number[][] {
  const parts = container.querySelectorAll(
    'main > section, section[class] > :is(div, button), input[type="text"]',
  )
  const footer = container.querySelector('main')?.nextElementSibling
  return [...parts, footer].flatMap((part) => {
    const box = part?.getBoundingClientRect()
    return box && box.height > 0 ? [[Math.round(box.top * 10), Math.round(box.height * 10)]] : []
  })
}

it.each([
  [375, 780],
  [320, 568],
  [768, 1024],
])('has the geometry of the loaded page at %i by %i', async (width, height) => {
  await page.viewport(width, height)
  const skeleton = await render(<LoanHomeSkeleton />)
  const before = boxes(skeleton.container)
  await skeleton.unmount()
  const view = await render(loaded)
  expect(before.length).toBeGreaterThan(10)
  expect(boxes(view.container)).toEqual(before)
  await page.viewport(375, 667)
})

it('can be rendered without a script', async () => {
  const host = document.createElement('div')
  host.innerHTML = renderToStaticMarkup(<LoanHomeSkeleton />)
  document.body.append(host)
  const view = await render(<LoanHomeSkeleton />)
  expect(host.firstElementChild?.getBoundingClientRect().height).toBe(
    view.container.firstElementChild?.getBoundingClientRect().height,
  )
  host.remove()
})

it('can contain a working amount box', async () => {
  await render(<LoanHomeSkeleton amount={<AmountBox busy defaultValue="12000" />} />)
  await expect.element(page.getByRole('textbox')).toHaveValue('12,000')
})

it('has no button without a handler', async () => {
  await render(<LoanHomeSkeleton />)
  const usable = [...document.querySelectorAll<HTMLElement>('button, input, [role="link"]')].filter(
    (control) =>
      !control.matches(':disabled') &&
      !control.closest('[inert]') &&
      control.checkVisibility({ visibilityProperty: true }),
  )
  expect(usable.map((control) => control.tagName)).toEqual(['INPUT'])
  await expect.element(page.getByRole('status').filter({ hasText: '正在加载借款信息' })).toBeInTheDocument()
})

it.each([
  [{}, 4],
  [{ periods: 6 }, 6],
  [{ periods: 0 }, 0],
])('with %j has %i cards in the row of periods', async (props, count) => {
  await render(<LoanHomeSkeleton {...props} />)
  // Hidden from screen readers, like everything that cannot be used.
  const row = document.querySelector('[role="radiogroup"]')
  expect(row?.childElementCount).toBe(count)
  expect(row?.closest('[inert]')).not.toBeNull()
})

it('leaves out the plan and the hint when the page will have none', async () => {
  const view = await render(<LoanHomeSkeleton />)
  const heights = () => [...view.container.querySelectorAll('section')].map((card) => card.clientHeight)
  const [periods = 0, rows = 0] = heights().slice(-2)
  expect(view.container.textContent).toContain('还款计划')
  await view.rerender(<LoanHomeSkeleton plan={false} hintRoom={false} />)
  const [fewer = 0, less = 0] = heights().slice(-2)
  expect(view.container.textContent).not.toContain('还款计划')
  expect(fewer).toBeLessThanOrEqual(periods - 18)
  expect(less).toBeLessThanOrEqual(rows - 52)
})

it('takes a working footer in place of its own', async () => {
  const onClick = vi.fn()
  const footer = (
    <FooterBar>
      <LoanButton onClick={onClick} />
    </FooterBar>
  )
  const view = await render(<LoanHomeSkeleton footer={footer} />)
  await page.getByRole('button').click()
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(view.container.textContent).not.toContain('借款协议')
  await view.rerender(<LoanHomeSkeleton />)
  await expect.element(page.getByRole('button')).toBeDisabled()
  expect(view.container.textContent).toContain('借款协议')
})

it('speaks English below an English provider', async () => {
  const view = await render(
    <LocaleProvider locale={en}>
      <LoanHomeSkeleton />
    </LocaleProvider>,
  )
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Loading your loan options' }))
    .toBeInTheDocument()
  expect(view.container.textContent).toContain('Repayment plan')
  expect(view.container.textContent).toContain('Loan agreement')
  expect(view.container.textContent).not.toMatch(/[\u4e00-\u9fff]/)
})
