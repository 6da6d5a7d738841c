import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { rgb } from '../../test/rgb.ts'
import { kooHues } from '../theme/hues.ts'
import { LimitRing } from './index.ts'

const fixed = { size: 38_000, value: '38,000', note: '至2027年3月2日' }
const used = { size: 12_000, value: '12,000' }
const temporary = { size: 5_000, value: '5,000', note: '至3月17日' }

describeConformance('LimitRing', {
  render: (props) => (
    <LimitRing available="43,000" used={used} fixed={fixed} temporary={temporary} {...props} />
  ),
})

const arcs = (root: Element) => [...root.querySelectorAll('circle')].slice(1)

it('has an arc and a line for each part, and says when the temporary one ends', async () => {
  const view = await render(<LimitRing available="43,000" used={used} fixed={fixed} temporary={temporary} />)
  const strokes = arcs(view.container).map((arc) => getComputedStyle(arc).stroke)
  expect(strokes).toEqual([kooHues.edge, kooHues.brand, kooHues.brandSoft].map(rgb))
  const rows = [...view.container.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(rows).toEqual(['已使用12,000', '固定额度38,000至2027年3月2日', '临时额度5,000至3月17日'])
  await expect.element(page.getByText('可用额度')).toBeVisible()
})

it('leaves out what the limit does not have', async () => {
  const view = await render(<LimitRing available="38,000" fixed={fixed} />)
  expect(arcs(view.container)).toHaveLength(1)
  expect(view.container.querySelectorAll('dl > div')).toHaveLength(1)
  await view.rerender(
    <LimitRing available="38,000" fixed={fixed} more={[{ label: '低息试用额度', value: '20,000' }]} />,
  )
  expect(arcs(view.container)).toHaveLength(1)
  expect(view.container.querySelector('dl > div:last-child')?.textContent).toBe('低息试用额度20,000')
  await view.rerender(<LimitRing available="38,000" fixed={fixed} plain />)
  expect(view.container.querySelector('dl')).toBeNull()
})

it('is drawn for eyes; its texts say the same', async () => {
  const view = await render(<LimitRing available="43,000" used={used} fixed={fixed} />)
  expect(view.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

it('grows once, in 600 ms', async () => {
  const { style } = document.documentElement
  // The tests run with less motion.
  style.setProperty('--koo-slow', '200ms')
  onTestFinished(() => void style.removeProperty('--koo-slow'))
  const view = await render(<LimitRing available="38,000" fixed={fixed} />)
  const [animation] = arcs(view.container)[0]?.getAnimations() ?? []
  const { duration, iterations } = animation?.effect?.getComputedTiming() ?? {}
  expect([Math.round(Number(duration)), iterations]).toEqual([600, 1])
})

it('keeps a figure of six digits with cents on one line on a narrow phone', async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(375, 812))
  await render(<LimitRing available="200,000.00" fixed={fixed} plain />)
  const lines = document.createRange()
  lines.selectNodeContents(page.getByText('200,000.00').element())
  expect(new Set([...lines.getClientRects()].map(({ top }) => top)).size).toBe(1)
})

it('keeps a large figure inside the ring', async () => {
  const view = await render(<LimitRing available="99,999,999.99" fixed={fixed} />)
  const ring = view.container.querySelector('svg')?.getBoundingClientRect()
  const text = page.getByText('99,999,999.99').element().getBoundingClientRect()
  expect(text.left).toBeGreaterThanOrEqual(ring?.left ?? Infinity)
  expect(text.right).toBeLessThanOrEqual(ring?.right ?? -Infinity)
})
