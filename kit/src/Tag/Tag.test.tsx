import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkedThemes, expectAccessible, putTheme } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { Tag, tagTones } from './index.ts'
import { kooHues, nightHues } from '../theme/hues.ts'
import { rgb } from '../../test/rgb.ts'

describeConformance('Tag', { render: (props) => <Tag {...props}>8.5折券</Tag> })

it.each(checkedThemes)('has readable text in every tone, tinted and solid, in %s', async (theme) => {
  putTheme(theme)
  const view = await render(
    <p>
      {tagTones.map((tone) => (
        <span key={tone}>
          <Tag tone={tone}>限时</Tag>
          <Tag tone={tone} solid>
            更省
          </Tag>
        </span>
      ))}
    </p>,
  )
  await expectAccessible(view.container)
})

it('cuts a long text and stays on one line', async () => {
  const view = await render(
    <div style={{ width: 80 }}>
      <Tag>会员专享限时免息优惠券</Tag>
    </div>,
  )
  const tag = view.getByText('会员专享限时免息优惠券').element()
  expect(tag.getBoundingClientRect().width).toBeLessThanOrEqual(80)
  expect(tag.scrollWidth).toBeGreaterThan(tag.clientWidth)
})

it.each([
  ['koo', kooHues],
  ['night', nightHues],
] as const)('is tinted by its tone, or filled with it, in %s', async (theme, hues) => {
  putTheme(theme)
  for (const tone of ['benefit', 'brand', 'ok', 'warn', 'bad'] as const) {
    const view = await render(<Tag tone={tone}>限时</Tag>)
    const look = () => {
      const { color, backgroundColor, fontWeight } = getComputedStyle(view.getByText('限时').element())
      return [color, backgroundColor, fontWeight]
    }
    expect(look()).toEqual([rgb(hues[tone]), rgb(hues[`${tone}Tint`]), '400'])
    await view.rerender(
      <Tag tone={tone} solid>
        限时
      </Tag>,
    )
    expect(look().slice(1)).toEqual([rgb(hues[tone]), '600'])
    await view.unmount()
  }
})

it('is grey unless it has a tone', async () => {
  const view = await render(<Tag>限时</Tag>)
  const { color, backgroundColor } = getComputedStyle(view.getByText('限时').element())
  expect([color, backgroundColor]).toEqual([rgb(kooHues.ink2), rgb(kooHues.sunken)])
})

it('stands in the middle of the Chinese text beside it', async () => {
  const view = await render(
    <p style={{ fontSize: 15, lineHeight: '22px' }}>
      会员专享提额
      <Tag>会员专享</Tag>
      <i data-testid="baseline" style={{ display: 'inline-block' }} />
    </p>,
  )
  const { top, bottom } = view.getByText('会员专享', { exact: true }).element().getBoundingClientRect()
  // A Chinese character reaches from 0.12 em below the line to 0.88 em above it.
  const middle = view.getByTestId('baseline').element().getBoundingClientRect().bottom - 0.38 * 15
  expect(Math.abs((top + bottom) / 2 - middle)).toBeLessThan(0.8)
})

it('keeps its width beside a long name', async () => {
  const view = await render(
    <p style={{ display: 'flex', alignItems: 'start', width: 200 }}>
      <span style={{ minWidth: 0 }}>{'中国邮政储蓄银行'.repeat(4)}</span>
      <Tag>会员专享</Tag>
    </p>,
  )
  const tag = view.getByText('会员专享').element()
  expect(tag.scrollWidth).toBe(tag.clientWidth)
  expect(tag.getBoundingClientRect().height).toBeLessThan(20)
})
