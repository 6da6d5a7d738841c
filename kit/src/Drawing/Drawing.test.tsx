import { expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { putTheme } from '../../test/axe.ts'
import { rgb } from '../../test/rgb.ts'
import { kooHues, nightHues } from '../theme/hues.ts'
import * as drawings from './index.ts'

const { DrawingCard } = drawings
const each = Object.entries(drawings)

describeConformance('Drawing', { render: (props) => <DrawingCard {...props} /> })

/** The duration that the others are multiples of: the tests run with less motion. */
const setSlow = (value: string) => {
  const { style } = document.documentElement
  style.setProperty('--koo-slow', value)
  onTestFinished(() => void style.removeProperty('--koo-slow'))
}

const paths = (root: Element) => [...root.querySelectorAll('path')]

it('has drawings that are named as they are imported, and that differ', async () => {
  expect(each.length).toBeGreaterThanOrEqual(14)
  expect(each.map(([, { displayName }]) => displayName)).toEqual(each.map(([name]) => name))
  const seen = new Set<string>()
  for (const [, Drawing] of each) {
    const view = await render(<Drawing />)
    seen.add(view.container.querySelector('svg')?.innerHTML ?? '')
    await view.unmount()
  }
  expect(seen.size).toBe(each.length)
})

it.each(each)('%s stays inside the grid and stands on the ground', async (_name, Drawing) => {
  const view = await render(<Drawing />)
  const svg = view.container.querySelector('svg') as SVGSVGElement
  expect(svg.getAttribute('viewBox')).toBe('0 0 96 72')
  for (const path of paths(svg)) {
    const { x, y, width, height } = path.getBBox()
    expect(Math.min(x - 8, y - 6)).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(88)
    expect(y + height).toBeLessThanOrEqual(66)
  }
})

it.each(each)('%s has two strokes, two fills and the common ground', async (_name, Drawing) => {
  const view = await render(<Drawing />)
  const looks = paths(view.container).map((path) => {
    const { fill, stroke } = getComputedStyle(path)
    return [fill, stroke]
  })
  const { brandTint, brandSoft, ink3, brand } = kooHues
  expect(looks).toEqual([
    [rgb(brandTint), 'none'],
    [rgb(brandSoft), 'none'],
    ['none', rgb(brandSoft)],
    ['none', rgb(ink3)],
    ['none', rgb(brand)],
  ])
})

it('takes the colours of its theme', async () => {
  putTheme('night')
  const view = await render(<DrawingCard />)
  const strokes = paths(view.container).map((path) => getComputedStyle(path).stroke)
  expect(strokes.slice(3)).toEqual([rgb(nightHues.ink3), rgb(nightHues.brand)])
})

it('is drawn once, in 400 ms, and has whole lines then', async () => {
  setSlow('200ms')
  const view = await render(<DrawingCard />)
  const [, , ground, line, accent] = paths(view.container)
  expect(ground?.getAnimations()).toEqual([])
  for (const path of [line, accent]) {
    const [animation] = path?.getAnimations() ?? []
    const { duration, iterations } = animation?.effect?.getComputedTiming() ?? {}
    expect([duration, iterations]).toEqual([400, 1])
    animation?.finish()
    expect(getComputedStyle(path as Element).strokeDasharray).toBe('none')
  }
})

it('is there at once when the customer prefers less motion', async () => {
  setSlow('1ms')
  const view = await render(<DrawingCard />)
  const [animation] = paths(view.container)[3]?.getAnimations() ?? []
  expect(Number(animation?.effect?.getComputedTiming().duration ?? 0)).toBeLessThanOrEqual(2)
})

it('is decorative unless it has a title', async () => {
  const view = await render(
    <>
      <DrawingCard data-testid="plain" />
      <DrawingCard title="银行卡" />
    </>,
  )
  expect(view.getByTestId('plain').element().getAttribute('aria-hidden')).toBe('true')
  await expect.element(view.getByRole('img', { name: '银行卡' })).toBeInTheDocument()
})
