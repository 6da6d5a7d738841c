import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { ListRow } from './index.ts'

describeConformance('ListRow', {
  render: (props) => <ListRow label="收款银行卡" value="招商银行 储蓄卡" tail="8842" {...props} />,
})

it('is a button with one name when it leads somewhere', async () => {
  const onClick = vi.fn()
  const view = await render(<ListRow label="优惠券" value="−¥126.38" tone="benefit" onClick={onClick} />)
  await view.getByRole('button', { name: '优惠券 −¥126.38' }).click()
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(view.container.querySelector('svg')).not.toBeNull()
})

it('is not a button and has no arrow without onClick', async () => {
  const view = await render(<ListRow label="还款方式" value="等额本息" />)
  expect(view.container.querySelector('button, svg')).toBeNull()
})

it('does not react while disabled', async () => {
  const onClick = vi.fn()
  const view = await render(<ListRow label="优惠券" value="无可用" onClick={onClick} disabled />)
  ;(view.getByRole('button').element() as HTMLElement).click()
  expect(onClick).not.toHaveBeenCalled()
})

it('is at least 52 high', async () => {
  const view = await render(<ListRow label="借款用途" value="日常消费" />)
  expect(view.container.firstElementChild?.getBoundingClientRect().height).toBeGreaterThanOrEqual(52)
})

it('never cuts the label or the tail, however long the value', async () => {
  const view = await render(
    <ListRow
      label="收款银行卡"
      value="中国邮政储蓄银行股份有限公司深圳前海蛇口自贸片区分行营业部个人储蓄一类账户"
      tail="8842"
      onClick={() => {}}
    />,
  )
  const root = view.container.firstElementChild
  expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0)
  for (const text of ['收款银行卡', '8842']) {
    const { scrollWidth, clientWidth, offsetHeight } = view.getByText(text).element() as HTMLElement
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    expect(offsetHeight).toBeLessThan(30)
  }
})

it('cuts no figure with text at 200 % on the smallest phone', async () => {
  await page.viewport(320, 568)
  document.documentElement.style.fontSize = '32px'
  try {
    const view = await render(
      <ListRow label="还款计划" value="首期 ¥1,087.44" valueNote="每月20日" onClick={() => {}} />,
    )
    const value = view.getByText('首期 ¥1,087.44').element()
    expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth)
    // On one line, below its label.
    expect(value.getBoundingClientRect().height).toBeLessThan(60)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  } finally {
    document.documentElement.style.fontSize = ''
    await page.viewport(375, 667)
  }
})
