import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkedThemes, expectAccessible, putTheme } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { CornerMark, cornerMarkTones } from './index.ts'
import { kooHues, nightHues } from '../theme/hues.ts'
import { rgb } from '../../test/rgb.ts'

describeConformance('CornerMark', { render: (props) => <CornerMark {...props}>更省</CornerMark> })

it.each(checkedThemes)('has readable text in every tone in %s', async (theme) => {
  putTheme(theme)
  const view = await render(
    <div>
      {cornerMarkTones.map((tone) => (
        <div key={tone} style={{ position: 'relative', height: 40, margin: 20 }}>
          <CornerMark tone={tone}>快过期</CornerMark>
        </div>
      ))}
    </div>,
  )
  await expectAccessible(view.container)
})

it('lets taps through to the card', async () => {
  const view = await render(<CornerMark>新客</CornerMark>)
  expect(getComputedStyle(view.getByText('新客').element()).pointerEvents).toBe('none')
})

const marked = (text: string, width = 104) => (
  <div style={{ paddingTop: 20 }}>
    <button type="button" style={{ position: 'relative', width, height: 60 }}>
      12期
      <CornerMark>{text}</CornerMark>
    </button>
  </div>
)

it('sits on the upper edge of its card, near the end', async () => {
  const view = await render(marked('更省'))
  const card = view.getByRole('button').element().getBoundingClientRect()
  const mark = view.getByText('更省').element().getBoundingClientRect()
  expect(mark.top).toBeLessThan(card.top)
  expect(mark.bottom).toBeGreaterThan(card.top)
  // The border of the browser's button is 2 wide.
  expect(card.right - mark.right).toBeCloseTo(10, 0)
})

it('is never wider than its card, and stays on one line', async () => {
  const view = await render(marked('新客首期免息优惠券', 60))
  const card = view.getByRole('button').element().getBoundingClientRect()
  const mark = view.getByText('新客首期免息优惠券').element()
  expect(mark.getBoundingClientRect().left).toBeGreaterThanOrEqual(card.left)
  expect(mark.getBoundingClientRect().height).toBeLessThan(20)
  expect(mark.scrollWidth).toBeGreaterThan(mark.clientWidth)
})

it('is a part of the name of its card', async () => {
  const view = await render(marked('更省'))
  await expect.element(view.getByRole('button', { name: '12期 更省' })).toBeVisible()
})

it('gives a touch on it to the card below', async () => {
  const view = await render(marked('更省'))
  const { left, width } = view.getByText('更省').element().getBoundingClientRect()
  const card = view.getByRole('button').element()
  expect(document.elementFromPoint(left + width / 2, card.getBoundingClientRect().top + 3)).toBe(card)
})

it.each([
  ['koo', kooHues],
  ['night', nightHues],
] as const)('is filled with its tone, a benefit by itself, in %s', async (theme, hues) => {
  putTheme(theme)
  const view = await render(<CornerMark>新客</CornerMark>)
  const look = () => {
    const { color, backgroundColor } = getComputedStyle(view.getByText('新客').element())
    return [color, backgroundColor]
  }
  expect(look()).toEqual([hues.onBenefit, hues.benefit].map(rgb))
  const grounds = { benefit: hues.benefit, brand: hues.brand, bad: hues.bad, plain: hues.ink2 }
  for (const tone of cornerMarkTones) {
    await view.rerender(<CornerMark tone={tone}>新客</CornerMark>)
    expect(look()[1]).toBe(rgb(grounds[tone]))
  }
})
