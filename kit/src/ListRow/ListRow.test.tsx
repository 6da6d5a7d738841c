import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { ListRow, listRowTones } from './index.ts'
import { putTheme } from '../../test/axe.ts'
import { kooHues, nightHues } from '../theme/hues.ts'
import { rgb } from '../../test/rgb.ts'
import { IconCard } from '../Icon/index.ts'

describeConformance('ListRow', {
  render: (props) => (
    <ListRow icon={<IconCard />} label="收款银行卡" value="招商银行 储蓄卡" tail="8842" chevron {...props} />
  ),
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

const texts = (root: Element) => root.firstElementChild?.textContent

it('shows notes, an icon and more content, each only when it is given', async () => {
  const view = await render(<ListRow label="还款计划" />)
  expect(texts(view.container)).toBe('还款计划')
  expect(view.container.querySelectorAll('span')).toHaveLength(6)
  await view.rerender(
    <ListRow
      icon={<IconCard title="卡" />}
      label="还款计划"
      note="共12期"
      value="首期 ¥1,087.44"
      tail="元"
      valueNote="每月20日"
    >
      <em>查看</em>
    </ListRow>,
  )
  expect(texts(view.container)).toBe('还款计划共12期首期 ¥1,087.44元每月20日查看')
  await expect.element(view.getByRole('img', { name: '卡' })).toBeVisible()
})

it('shows a tail of 0 too', async () => {
  const view = await render(<ListRow label="可用优惠券" value="张" tail={0} />)
  expect(texts(view.container)).toBe('可用优惠券张0')
  await expect.element(view.getByText('0', { exact: true })).toBeVisible()
})

it.each([
  ['koo', kooHues],
  ['night', nightHues],
] as const)('says by its colour what a value means, in %s', async (theme, hues) => {
  putTheme(theme)
  const view = await render(
    <>
      {listRowTones.map((tone) => (
        <ListRow key={tone} label="项目" value={tone} tone={tone} />
      ))}
    </>,
  )
  const colours = listRowTones.map((tone) => getComputedStyle(view.getByText(tone).element()).color)
  const { ink, ink3, benefit, brand, bad } = hues
  expect(colours).toEqual([ink, ink3, benefit, brand, bad].map(rgb))
})

it('replaces its value with another tone, so that no colour fades', async () => {
  const row = (value: string, tone: 'quiet' | 'ink') => <ListRow label="借款用途" value={value} tone={tone} />
  const view = await render(row('请选择', 'quiet'))
  const value = view.getByText('请选择').element()
  await view.rerender(row('请填写', 'quiet'))
  expect(value.isConnected).toBe(true)
  await view.rerender(row('日常消费', 'ink'))
  expect(value.isConnected).toBe(false)
})

it('has an arrow as its caller says, whether it can be tapped or not', async () => {
  const view = await render(<ListRow label="还款方式" value="等额本息" chevron />)
  expect(view.container.querySelector('svg')).not.toBeNull()
  expect(view.container.querySelector('button')).toBeNull()
  await view.rerender(<ListRow label="还款方式" value="等额本息" chevron={false} onClick={() => {}} />)
  expect(view.container.querySelector('svg')).toBeNull()
  expect(view.container.querySelector('button')).not.toBeNull()
})

it('is opened by Enter and by Space, and is passed over while disabled', async () => {
  const opened = vi.fn()
  await render(
    <>
      <ListRow label="优惠券" onClick={() => opened('优惠券')} disabled />
      <ListRow label="银行卡" onClick={() => opened('银行卡')} />
    </>,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: '银行卡' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(opened.mock.calls).toEqual([['银行卡'], ['银行卡']])
})

it('shows the focus of the keyboard inside the row', async () => {
  const view = await render(<ListRow label="银行卡" onClick={() => {}} />)
  await userEvent.keyboard('{Tab}')
  const { outlineStyle, outlineOffset } = getComputedStyle(view.getByRole('button').element())
  expect([outlineStyle, outlineOffset]).toEqual(['solid', '-4px'])
})

it('is grey as a whole while disabled, whatever its tone', async () => {
  const view = await render(
    <ListRow
      label={<b>优惠券</b>}
      note="满减"
      value="−¥126.38"
      valueNote="已选"
      tone="benefit"
      onClick={() => {}}
      disabled
    />,
  )
  for (const text of ['优惠券', '满减', '−¥126.38', '已选']) {
    expect(getComputedStyle(view.getByText(text).element()).color).toBe(rgb(kooHues.ink3))
  }
  expect(getComputedStyle(view.getByRole('button').element()).cursor).toBe('not-allowed')
})

it('does not send a form', async () => {
  const onSubmit = vi.fn()
  await render(
    <form onSubmit={onSubmit}>
      <ListRow label="借款用途" onClick={() => {}} />
    </form>,
  )
  await page.getByRole('button').click()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('draws a thin line between rows, not above the first one', async () => {
  const view = await render(
    <div>
      <ListRow label="借款用途" />
      <ListRow label="收款银行卡" onClick={() => {}} />
    </div>,
  )
  const lines = [...(view.container.firstElementChild?.children ?? [])].map((row) => {
    const { content, borderTopWidth, left } = getComputedStyle(row, '::before')
    return content === 'none' ? null : [borderTopWidth, left]
  })
  expect(lines).toEqual([null, ['1px', '16px']])
})

it('puts a short value beside its label, at the end, and a long one below it, where the label begins', async () => {
  const row = (value: string) => <ListRow label="借款用途" value={value} tail="0007" valueNote="每月20日" />
  const view = await render(row('日常消费'))
  const box = (text: string) => view.getByText(text).element().getBoundingClientRect()
  expect(box('日常消费').top).toBeLessThan(box('借款用途').bottom)
  for (const end of ['0007', '每月20日']) expect(box(end).right).toBeCloseTo(innerWidth - 16, 0)
  const long = '中国邮政储蓄银行股份有限公司深圳前海经济特区分行营业部'
  await view.rerender(row(long))
  expect(box(long).top).toBeGreaterThanOrEqual(box('借款用途').bottom)
  const range = document.createRange()
  range.selectNodeContents(view.getByText(long).element())
  const lines = [...range.getClientRects()]
  expect(new Set(lines.map(({ top }) => top)).size).toBe(2)
  for (const { left } of lines) expect(left).toBeCloseTo(box('借款用途').left, 0)
  expect(box('0007').top).toBeCloseTo(lines.at(-1)?.top ?? 0, 0)
})

it('cuts a value after three lines', async () => {
  const view = await render(<ListRow label="借款用途" value={'日常消费'.repeat(60)} />)
  const value = view.getByText(/^日常消费/).element()
  expect(value.getBoundingClientRect().height).toBeLessThan(3.5 * 22)
  expect(value.scrollHeight).toBeGreaterThan(value.clientHeight)
})

it('is a link that dials, with the looks of a button', async () => {
  await render(
    <>
      <ListRow label="拨打客服电话" value="400-000-0000" href="tel:4000000000" />
      <ListRow label="在线客服" onClick={() => {}} />
    </>,
  )
  const link = page.getByRole('link', { name: '拨打客服电话 400-000-0000' })
  await expect.element(link).toHaveAttribute('href', 'tel:4000000000')
  expect(link.element().querySelector('svg')).not.toBeNull()
  const looks = (element: Element) => {
    const { color, textDecorationLine, minHeight, padding } = getComputedStyle(element)
    return [color, textDecorationLine, minHeight, padding]
  }
  expect(looks(link.element())).toEqual(looks(page.getByRole('button').element()))
})
