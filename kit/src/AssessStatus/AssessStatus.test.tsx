import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { DrawingShield } from '../Drawing/index.ts'
import { AssessStatus, assessStatuses } from './index.ts'
import { kooHues } from '../theme/hues.ts'
import { rgb } from '../../test/rgb.ts'

describeConformance('AssessStatus', {
  render: (props) => (
    <AssessStatus
      status="passed"
      amount="30,000.00"
      text="额度可用于借款"
      facts={[{ label: '额度有效期', value: '至2027年11月22日' }]}
      {...props}
    />
  ),
})

it.each([
  ['ready', '资料已齐，可以开始评估'],
  ['assessing', '额度评估中'],
  ['failed', '评估未通过'],
  ['passed', '评估已通过'],
] as const)('announces %s', async (status, title) => {
  const view = await render(<AssessStatus status={status} />)
  await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect.element(page.getByRole('status')).toMatchTextContent(title)
  expect(view.container.querySelector('section')?.hasAttribute('aria-busy')).toBe(status === 'assessing')
})

it('shows an amount only when the assessment has passed', async () => {
  for (const status of assessStatuses) {
    const view = await render(<AssessStatus status={status} amount="30,000.00" />)
    expect(view.container.textContent?.includes('30,000')).toBe(status === 'passed')
    await view.unmount()
  }
})

it('says that the amount could not be read', async () => {
  const view = await render(<AssessStatus status="passed" amount={null} />)
  await expect.element(view.getByText('额度金额暂时没有读到，不影响继续办理。')).toBeVisible()
  const unknown = view.container.textContent
  for (const amount of [undefined, '', '0', '0.00']) {
    await view.rerender(<AssessStatus status="passed" amount={amount} />)
    expect(view.container.textContent).toBe(unknown)
  }
})

it.each([
  ['30,000.00', '30,000'],
  ['30,000', '30,000'],
  ['30,000.50', '30,000.50'],
  ['100.00', '100'],
])('shows a limit of %s as %s', async (amount, shown) => {
  const view = await render(<AssessStatus status="passed" amount={amount} />)
  expect(view.container.textContent).toBe(`评估已通过获得额度¥${shown}`)
})

it('gives no reason of its own for a refusal, but says who does and that there is no loan', async () => {
  const view = await render(<AssessStatus status="failed" />)
  const money = '这次评估没有产生借款。'
  expect(view.container.textContent).toBe(`评估未通过原因由机构决定，可联系客服了解。${money}`)
  await view.rerender(<AssessStatus status="failed" text="资料不完整" />)
  expect(view.container.textContent).toBe(`评估未通过资料不完整${money}`)
})

it('says that it takes longer, and never a result', async () => {
  const view = await render(<AssessStatus status="assessing" slow />)
  await expect.element(view.getByText(/比平时久一些/)).toBeVisible()
  expect(view.container.textContent).not.toMatch(/通过|失败/)
})

it('fits the largest amount on the narrowest screen', async () => {
  await page.viewport(320, 568)
  try {
    await render(<AssessStatus status="passed" amount="9,999,999,999.00" />)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  } finally {
    await page.viewport(375, 667)
  }
})

it.each(assessStatuses)(
  'takes the words of its caller for %s, even where it takes longer',
  async (status) => {
    const view = await render(<AssessStatus status={status} slow title="结果" text="说明" />)
    const money = status === 'failed' ? '这次评估没有产生借款。' : ''
    expect(view.container.textContent).toBe(`结果说明${money}`)
  },
)

it.each(['ready', 'assessing', 'failed'] as const)('says nothing of an amount for %s', async (status) => {
  const view = await render(<AssessStatus status={status} amount={null} amountLabel="可借额度" />)
  expect(view.container.textContent).not.toMatch(/额度金额|可借额度/)
})

it.each(['0.01', '200,000', '99,999,999.99'])('shows %s under its label', async (amount) => {
  const view = await render(<AssessStatus status="passed" amount={amount} />)
  expect(view.container.textContent).toBe(`评估已通过获得额度¥${amount}`)
  await view.rerender(<AssessStatus status="passed" amount={amount} amountLabel="可借额度" />)
  expect(view.container.textContent).toBe(`评估已通过可借额度¥${amount}`)
})

it('announces the result where it said that it was running', async () => {
  const view = await render(<AssessStatus status="assessing" />)
  const region = page.getByRole('status').element()
  await view.rerender(<AssessStatus status="assessing" slow />)
  expect(region.textContent).toContain('比平时久一些')
  await view.rerender(<AssessStatus status="passed" amount="30,000.00" />)
  expect(page.getByRole('status').element()).toBe(region)
  expect(region.textContent).toBe('评估已通过获得额度¥30,000')
})

it('takes longer only while it is running', async () => {
  const view = await render(<AssessStatus status="ready" slow />)
  expect(view.container.textContent).toBe('资料已齐，可以开始评估提交后开始评估，结果会显示在这里。')
  await view.rerender(<AssessStatus status="passed" amount="30,000" slow />)
  expect(view.container.textContent).toBe('评估已通过获得额度¥30,000')
})

it('shows facts in a card of their own, and nothing without them', async () => {
  const facts = [
    { label: '额度有效期', value: '至2027年11月22日' },
    { label: '评估时间', value: '3月2日10:00' },
  ]
  const view = await render(<AssessStatus status="passed" facts={facts} />)
  const list = view.container.querySelector('dl')
  expect([...(list?.querySelectorAll('dt') ?? [])].map((term) => term.textContent)).toEqual([
    '额度有效期',
    '评估时间',
  ])
  expect(getComputedStyle(list as Element).borderTopStyle).toBe('none')
  await view.rerender(<AssessStatus status="passed" facts={[]} />)
  expect(view.container.querySelectorAll('section')).toHaveLength(1)
})

it('has what its caller adds at the end, outside what is announced', async () => {
  const view = await render(
    <AssessStatus status="failed" facts={[{ label: '可再次申请', value: '30天后' }]}>
      <p>也可以联系客服</p>
    </AssessStatus>,
  )
  const head = '评估未通过原因由机构决定，可联系客服了解。'
  expect(view.container.textContent).toBe(`${head}这次评估没有产生借款。可再次申请30天后也可以联系客服`)
  expect(page.getByRole('status').element().textContent).toBe(head)
})

it.each([
  ['ready', kooHues.brandTint, 0],
  ['assessing', kooHues.brandTint, 1],
  ['failed', kooHues.sunken, 0],
  ['passed', kooHues.okTint, 0],
] as const)('has for %s a quiet mark on %s and %i rings', async (status, ground, rings) => {
  const view = await render(<AssessStatus status={status} />)
  const mark = view.container.querySelector('[aria-hidden]') as Element
  expect(getComputedStyle(mark).backgroundColor).toBe(rgb(ground))
  expect(mark.querySelectorAll('svg[viewBox="0 0 72 72"]')).toHaveLength(rings)
})

it('has a drawing in place of its icon, with a mark for success alone, and a line that moves while it runs', async () => {
  const drawing = <DrawingShield />
  const view = await render(<AssessStatus status="passed" drawing={drawing} />)
  const grids = () => [...view.container.querySelectorAll('svg')].map((svg) => svg.getAttribute('viewBox'))
  expect(grids()).toEqual(['0 0 96 72', '0 0 24 24'])
  await view.rerender(<AssessStatus status="failed" drawing={drawing} />)
  expect(grids()).toEqual(['0 0 96 72'])
  const moving = () =>
    view.container
      .getAnimations({ subtree: true })
      .filter((each) => each.effect?.getComputedTiming().iterations === Infinity).length
  expect(moving()).toBe(0)
  await view.rerender(<AssessStatus status="assessing" drawing={drawing} />)
  expect(moving()).toBe(1)
})
