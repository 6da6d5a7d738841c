import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Skeleton } from './index.ts'
import { page } from 'vitest/browser'
import { putTheme } from '../../test/axe.ts'
import { kooHues, nightHues } from '../theme/hues.ts'
import { rgb } from '../../test/rgb.ts'

describeConformance('Skeleton', { render: (props) => <Skeleton {...props} /> })

it('has the given size in design pixels, and is never wider than its container', async () => {
  const view = await render(
    <div style={{ width: 200 }}>
      <Skeleton width={75} height={20} data-testid="small" />
      <Skeleton width={300} data-testid="wide" />
    </div>,
  )
  const small = view.getByTestId('small').element().getBoundingClientRect()
  expect([Math.round(small.width), Math.round(small.height)]).toEqual([75, 20])
  expect(view.getByTestId('wide').element().getBoundingClientRect().width).toBe(200)
})

it('is hidden from screen readers', async () => {
  const view = await render(<Skeleton />)
  expect(view.container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})

it.each([
  ['line', 14, '4px'],
  ['block', 88, '12px'],
  ['circle', 40, '50%'],
] as const)('as a %s is %i high with corners of %s', async (shape, height, radius) => {
  const view = await render(<Skeleton shape={shape} />)
  const box = view.container.firstElementChild as Element
  expect(box.getBoundingClientRect().height).toBe(height)
  expect(getComputedStyle(box).borderTopLeftRadius).toBe(radius)
})

it('takes any length, and the style of its caller over it', async () => {
  const view = await render(<Skeleton width="50%" height="2em" style={{ fontSize: 20 }} />)
  const box = view.container.firstElementChild as Element
  const { width, height } = box.getBoundingClientRect()
  expect([width, height]).toEqual([innerWidth / 2, 40])
  await view.rerender(<Skeleton width={100} style={{ width: 30 }} />)
  expect(box.getBoundingClientRect().width).toBe(30)
})

it('grows with the screen like the content it stands for', async () => {
  await page.viewport(480, 667)
  const view = await render(<Skeleton shape="circle" />)
  const { width, height } = view.container.firstElementChild?.getBoundingClientRect() ?? {}
  expect([width, height]).toEqual([expect.closeTo(51.2, 1), expect.closeTo(51.2, 1)])
  await page.viewport(375, 667)
})

it.each([
  ['koo', kooHues],
  ['night', nightHues],
] as const)('can be seen on a card in %s', async (theme, { line, surface }) => {
  putTheme(theme)
  const view = await render(<Skeleton />)
  expect(getComputedStyle(view.container.firstElementChild as Element).backgroundColor).toBe(rgb(line))
  expect(line).not.toBe(surface)
})
