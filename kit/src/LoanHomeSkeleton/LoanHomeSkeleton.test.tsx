import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { AgreementLine } from '../AgreementLine/index.ts'
import { AmountBox } from '../AmountBox/index.ts'
import { BankCardRow } from '../BankCardRow/index.ts'
import { CouponRow } from '../CouponRow/index.ts'
import { FooterBar } from '../FooterBar/index.ts'
import { ListRow } from '../ListRow/index.ts'
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
    <AmountBox placeholder="50000" hint="可借 50,000 · 含临时 8,000，12-31 止" badge="8.5折券" />
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
  await expect.element(page.getByRole('textbox')).toHaveValue('12000')
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
  await expect.element(page.getByRole('status').first()).toMatchTextContent('正在加载借款信息')
})
