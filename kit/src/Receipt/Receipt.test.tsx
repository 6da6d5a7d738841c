import { expect, it, onTestFinished } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { expectTargets } from '../../test/targets.ts'
import { Button } from '../Button/index.ts'
import { Receipt, type ReceiptStep } from './index.ts'

const steps: readonly ReceiptStep[] = [
  { id: 'audit', state: 'done', time: '10:00:04', title: '审核通过' },
  { id: 'pay', state: 'active', title: '机构放款中' },
]

const receipt = (props: object = {}) => (
  <Receipt
    title="借款回执"
    date="3月2日"
    label="借款金额"
    amount="12,000"
    note="招商银行 储蓄卡 8842"
    steps={steps}
    facts={[{ label: '借款期数', value: '12期' }]}
    actions={<Button kind="secondary">加入日历</Button>}
    {...props}
  />
)

describeConformance('Receipt', {
  render: receipt,
  // Nothing can be touched before it is printed: checked below.
  skip: ['target'],
})

it('is a region with its title, the amount, and what has been done when', async () => {
  await render(<Receipt title="借款回执" label="借款金额" amount="12,000" steps={steps} />)
  await expect.element(page.getByRole('region', { name: '借款回执' })).toBeVisible()
  const items = page.getByRole('listitem').elements()
  expect(items.map(({ textContent }) => textContent)).toEqual(['10:00:04审核通过已完成', '2机构放款中进行中'])
})

it('has a column of times where a step has one, and the line between the dots beside it', async () => {
  const view = await render(<Receipt title="借款回执" label="借款金额" steps={steps} />)
  const rows = view.getByRole('listitem').elements()
  expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual(['10:00:04', ''])
  const dots = rows.map((row) => row.querySelector('[aria-hidden]')!.getBoundingClientRect())
  expect(dots[1]?.left).toBe(dots[0]?.left)
  const step = rows[0]!.lastElementChild!
  const line = Number.parseFloat(getComputedStyle(step, '::after').left)
  const { left, width } = dots[0]!
  expect(step.getBoundingClientRect().left + line + 1).toBeCloseTo(left + width / 2, 0)
})

it('shows no figure, no list and no button that it was not given', async () => {
  const view = await render(<Receipt title="还款回执" label="已还金额" />)
  expect(view.container.textContent).toBe('还款回执')
  expect(view.container.querySelector('dl, ol, button')).toBeNull()
})

it('is announced once it is there', async () => {
  await render(<Receipt title="借款回执" label="借款金额" amount="12,000" announcement="审核通过" />)
  await expect.element(page.getByRole('status')).toHaveTextContent('审核通过')
})

it('is printed in once, in 320 ms, and is simply there when the customer prefers less motion', async () => {
  const prefer = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  const { style } = document.documentElement
  // The tests run with short motion.
  style.setProperty('--koo-slow', '200ms')
  onTestFinished(async () => {
    style.removeProperty('--koo-slow')
    await prefer('no-preference')
  })
  const view = await render(<Receipt title="借款回执" label="借款金额" />)
  const printing = () => view.container.firstElementChild?.getAnimations() ?? []
  const { duration, iterations } = printing()[0]?.effect?.getComputedTiming() ?? {}
  expect([Math.round(Number(duration)), iterations]).toEqual([320, 1])
  await prefer('reduce')
  await expect.poll(printing).toEqual([])
})

it('has controls large enough for a finger once it is printed', async () => {
  const view = await render(receipt())
  await Promise.all(view.container.getAnimations({ subtree: true }).map(({ finished }) => finished))
  expectTargets(view.container)
})

it('stays within the narrowest screen', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
  await render(
    <Receipt
      title="借款回执"
      date="2027年12月31日23:59:59"
      label="借款金额"
      amount="9,999,999,999.99"
      note={`${'某某农村商业银行股份有限公司'.repeat(4)} 8842`}
      steps={steps}
      actions={
        <>
          <Button kind="secondary">加入日历</Button>
          <Button kind="secondary">保存图片</Button>
        </>
      }
    />,
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
