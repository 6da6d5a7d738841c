import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { layoutFaults } from '../testing/index.ts'
import { CostDisclosure, type CostWords, type LoanCosts } from './index.ts'
import {
  contingentItems,
  discountedLoan,
  instalments,
  longTexts,
  partneredLoan,
  plainLoan,
  waivedLoan,
  words,
} from './samples.ts'

describeConformance('CostDisclosure', {
  render: (props) => (
    <CostDisclosure words={words} costs={{ ...discountedLoan, contingent: contingentItems }} {...props} />
  ),
})

const card = () => page.getByRole('region', { name: '综合融资成本明示表' })
const section = (name: string) => page.getByRole('region', { name, exact: true })

/** Names and values of the first list, in their order. */
const glance = () =>
  [...card().element().querySelectorAll('dl')[0]!.children].map((fact) =>
    [...fact.children].map(({ textContent }) => textContent),
  )

const itemsOf = (name: string) =>
  section(name)
    .getByRole('list')
    .first()
    .getByRole('listitem')
    .elements()
    .map((item) => [...item.querySelectorAll('span, p')].map(({ textContent }) => textContent))

it('shows the sum in yuan and the rate of a year first, then what is borrowed and repaid', async () => {
  await render(<CostDisclosure words={words} costs={instalments} />)
  expect(glance()).toEqual([
    ['共需支付利息和费用', '¥432.00'],
    ['综合年化成本', '13.03%'],
    ['借款本金', '¥6,000.00'],
    ['本金与息费合计', '¥6,432.00'],
  ])
})

it('shows the sum and the rate in the largest figures', async () => {
  await render(<CostDisclosure words={words} costs={partneredLoan} />)
  const size = (text: string) =>
    Number.parseFloat(getComputedStyle(page.getByText(text, { exact: true }).first().element()).fontSize)
  const sizes = [...card().element().querySelectorAll('*')].map((each) =>
    Number.parseFloat(getComputedStyle(each).fontSize),
  )
  expect([size('1,274.28'), size('19.05%')]).toEqual([Math.max(...sizes), Math.max(...sizes)])
})

it('says of every charge who takes it, how and how much, and adds them up', async () => {
  await render(<CostDisclosure words={words} costs={partneredLoan} />)
  expect(itemsOf('息费明细')).toEqual([
    [
      '利息',
      '¥794.28',
      '由示例消费金融有限公司收取',
      '年化12.00%',
      '随每期还款收取 · 剩余本金 × 年利率12.00% ÷ 12',
    ],
    [
      '担保费',
      '¥360.00',
      '由示例融资担保有限公司收取',
      '年化5.30%',
      '随每期还款收取 · 借款本金 × 0.25% × 期数',
    ],
    ['合作方服务费', '¥120.00', '由示例信息服务有限公司收取', '年化1.75%', '随每期还款收取 · 每期 ¥10.00'],
  ])
  await expect.element(section('息费明细')).toMatchTextContent('合计¥1,274.28')
})

it('does not add up one charge', async () => {
  await render(<CostDisclosure words={words} costs={plainLoan} />)
  expect(page.getByText('合计', { exact: true }).query()).toBeNull()
})

it('says what is taken off, until when, and what is left', async () => {
  await render(<CostDisclosure words={words} costs={discountedLoan} />)
  const discounts = page.getByRole('list', { name: '优惠减免' }).getByRole('listitem').elements()
  expect(discounts.map(({ textContent }) => textContent)).toEqual([
    '首期息费立减券−¥126.382026年12月31日前有效',
    '会员权益−¥36.00',
  ])
  await expect.element(section('息费明细')).toMatchTextContent('优惠后合计¥1,039.54')
})

it('shows that nothing is left when everything is taken off', async () => {
  await render(<CostDisclosure words={words} costs={waivedLoan} />)
  expect(glance().slice(0, 2)).toEqual([
    ['共需支付利息和费用', '¥0.00'],
    ['综合年化成本', '0.00%'],
  ])
  await expect.element(section('息费明细')).toMatchTextContent('优惠后合计¥0.00')
})

it('keeps apart what is charged only if something happens', async () => {
  await render(<CostDisclosure words={words} costs={{ ...instalments, contingent: contingentItems }} />)
  const text = section('特定情形下才会收取').element().textContent
  expect(text).toContain('按约定还款不会产生，不计入以上金额')
  for (const { name } of contingentItems) expect(text).toContain(name)
  expect(section('息费明细').element().textContent).not.toContain('逾期罚息')
})

it('ends with the sentence that nothing else is charged, after all that may be charged', async () => {
  const costs = { ...instalments, contingent: contingentItems }
  await render(<CostDisclosure words={words} costs={costs} />)
  const text = () => card().element().textContent ?? ''
  expect(text().indexOf('除以上列明的息费外，不收取其他费用。')).toBeGreaterThan(
    text().indexOf('提前结清违约金'),
  )
})

it('has no room for what is not known', async () => {
  const costs: LoanCosts = { ...plainLoan, items: [{ name: '利息' }], method: undefined }
  const view = await render(<CostDisclosure words={words} costs={costs} />)
  expect(itemsOf('息费明细')).toEqual([['利息']])
  expect(card().element().textContent).not.toContain('年化成本的计算方法')
  await view.rerender(<CostDisclosure words={words} costs={{ ...costs, items: [] }} />)
  expect(section('息费明细').query()).toBeNull()
  expect(section('特定情形下才会收取').query()).toBeNull()
})

it.each([
  [2, ['H2', 'H3', 'H3']],
  [3, ['H3', 'H4', 'H4']],
] as const)('is a heading of level %i, and its sections are one below', async (level, tags) => {
  await render(
    <CostDisclosure words={words} level={level} costs={{ ...plainLoan, contingent: contingentItems }} />,
  )
  const headings = page.getByRole('heading').elements()
  expect(headings.map(({ tagName }) => tagName)).toEqual(tags)
})

it('has no word that it was not handed', async () => {
  const english: CostWords = {
    ...words,
    ...Object.fromEntries(Object.keys(words).map((word) => [word, `${word}:`])),
    chargedBy: (name) => `by ${name}`,
    annual: (rate) => `${rate} a year`,
  }
  const item = { name: 'Interest', chargedBy: 'Lender', taken: 'monthly', standard: '1%', annualRate: '12%' }
  const costs = { ...discountedLoan, method: 'IRR', items: [item], contingent: [item] }
  await render(
    <CostDisclosure words={english} costs={{ ...costs, discounts: [{ name: 'Coupon', total: '−¥1.00' }] }} />,
  )
  const region = page.getByRole('region', { name: 'title:' })
  await expect.element(region).toMatchTextContent('charged:¥1,039.54annualRate:15.45%')
  await expect.element(region).toMatchTextContent('by Lender12% a year')
  expect(region.element().textContent).not.toMatch(/\p{Script=Han}/u)
})

describe('the figures', () => {
  /** The last one: the sum stands at the top as well. */
  const figure = (text: string) => page.getByText(text, { exact: true }).last().element()

  it('end on one line, all digits as wide as each other', async () => {
    await render(<CostDisclosure words={words} costs={discountedLoan} />)
    const edges = ['¥12,000.00', '¥13,039.54', '¥1,201.92', '年化18.00%', '−¥126.38', '−¥36.00', '¥1,039.54']
    expect(edges.map((text) => Math.round(figure(text).getBoundingClientRect().right))).toEqual(
      edges.map(() => 359),
    )
    for (const text of edges) expect(getComputedStyle(figure(text)).fontVariantNumeric).toBe('tabular-nums')
  })

  it('stand on one line each beside long names, on the narrowest screen', async () => {
    await page.viewport(320, 568)
    onTestFinished(() => page.viewport(375, 667))
    await render(<CostDisclosure words={words} costs={longTexts} />)
    for (const text of ['4,123,826.64', '¥14,123,825.64', '¥794.28', '¥360.00', '年化5.30%'])
      expect(figure(text).getClientRects()).toHaveLength(1)
    expect(document.documentElement.scrollWidth).toBe(320)
  })

  it('are whole with text of twice the size', async () => {
    await page.viewport(320, 568)
    document.documentElement.style.fontSize = '200%'
    onTestFinished(async () => {
      document.documentElement.style.fontSize = ''
      await page.viewport(375, 667)
    })
    await render(<CostDisclosure words={words} costs={longTexts} />)
    expect(layoutFaults()).toEqual([])
    expect(document.documentElement.scrollWidth).toBe(320)
  })
})
