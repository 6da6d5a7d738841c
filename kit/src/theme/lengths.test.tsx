import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fontPx, gutter, hostBars, layer, px, pxAtLeast, safe, scale, space, type, weights } from './index.ts'
import type { TypeSize } from './index.ts'

afterEach(async () => {
  document.documentElement.style.fontSize = ''
  await page.viewport(375, 667)
})

/** The width that the browser gives to a length. */
async function widthOf(length: string): Promise<number> {
  const view = await render(<div data-testid="measured" style={{ width: length }} />)
  const { width } = view.getByTestId('measured').element().getBoundingClientRect()
  await view.unmount()
  return width
}

const sizes = Object.keys(scale).map(Number) as TypeSize[]

describe('a length of the design', () => {
  it.each([
    [320, 85.33],
    [375, 100],
    [414, 110.4],
    [480, 128],
    [1280, 128],
  ])('follows a screen of %i: 100 are %s', async (screen, expected) => {
    await page.viewport(screen, 667)
    expect(await widthOf(px(100))).toBeCloseTo(expected, 1)
  })

  it.each([
    [320, 44],
    [375, 44],
    [480, 56.32],
  ])('is a touch target of %i at least as large as in the design: %s', async (screen, expected) => {
    await page.viewport(screen, 667)
    expect(await widthOf(pxAtLeast(44))).toBeCloseTo(expected, 1)
  })

  it('may be negative or a fraction, and nothing stays nothing', async () => {
    const view = await render(
      <div style={{ position: 'relative' }}>
        <div
          data-testid="moved"
          style={{ position: 'absolute', top: px(-9), height: px(0.5), width: px(0) }}
        />
      </div>,
    )
    const moved = view.getByTestId('moved').element()
    expect(getComputedStyle(moved).top).toBe('-9px')
    expect(getComputedStyle(moved).height).toBe('0.5px')
    expect(moved.getBoundingClientRect().width).toBe(0)
  })

  it('has no long fractions in its style sheet', () => {
    expect(px(100 / 3)).toBe('calc(var(--koo-u) * 33.3333)')
    expect(pxAtLeast(100 / 3)).toMatch(/^max\(33\.3333px, /)
  })

  it('keeps the size of the design on a board that sets the unit', async () => {
    await page.viewport(1280, 667)
    const view = await render(
      <div style={{ ['--koo-u' as string]: '1px' }}>
        <div data-testid="phone" style={{ width: px(375) }} />
      </div>,
    )
    expect(view.getByTestId('phone').element().getBoundingClientRect().width).toBe(375)
  })
})

describe('space', () => {
  it.each(Object.entries(space))('step %s is four design pixels each', async (step, length) => {
    expect(await widthOf(length)).toBe(Number(step) * 4)
  })

  it('at the edge of the page is 16', async () => {
    expect(await widthOf(gutter)).toBe(16)
  })

  it.each((['top', 'bottom', 'left', 'right'] as const).map((side) => [side, safe[side]] as const))(
    'of the screen at the %s is nothing on a screen without insets',
    async (_side, inset) => {
      expect(await widthOf(`calc(10px + ${inset})`)).toBe(10)
    },
  )

  it('stacks toasts over overlays over bars', () => {
    expect(layer.toast).toBeGreaterThan(layer.overlay)
    expect(layer.overlay).toBeGreaterThan(layer.bar)
  })

  it('for the bars of a host is read from a custom property', async () => {
    document.documentElement.style.setProperty(hostBars, '44px')
    expect(await widthOf(`var(${hostBars}, 0px)`)).toBe(44)
    document.documentElement.style.removeProperty(hostBars)
    expect(await widthOf(`var(${hostBars}, 1px)`)).toBe(1)
  })
})

describe('text', () => {
  const styleOf = async (text: string, style: object) => {
    const view = await render(
      <p>
        <span style={style}>{text}</span>
      </p>,
    )
    const element = view.getByText(text).element()
    const { fontSize, lineHeight, fontWeight } = getComputedStyle(element)
    const { width } = element.getBoundingClientRect()
    await view.unmount()
    return { size: Number.parseFloat(fontSize), line: Number.parseFloat(lineHeight), fontWeight, width }
  }

  it.each(sizes)('of size %i has the size and the line of the design at 375', async (size) => {
    const { size: found, line } = await styleOf('每期应还', type(size))
    expect(found).toBe(size)
    expect(Math.abs(line - scale[size])).toBeLessThan(0.05)
  })

  it.each(sizes)('of size %i is never smaller on a small phone, and larger on a large one', async (size) => {
    await page.viewport(320, 568)
    const { size: small } = await styleOf('每期应还', type(size))
    expect(small).toBe(size)
    await page.viewport(480, 667)
    const { size: large } = await styleOf('每期应还', type(size))
    expect(large).toBeCloseTo(size * 1.28, 1)
  })

  it.each(sizes.filter((size) => size < 22))('of size %i doubles when the user asks for it', async (size) => {
    document.documentElement.style.fontSize = '32px'
    expect((await styleOf('每期应还', type(size))).size).toBe(size * 2)
  })

  it.each(sizes.filter((size) => size >= 22))(
    'of size %i grows too, but an amount of seven digits stays in the column',
    async (size) => {
      document.documentElement.style.fontSize = '32px'
      for (const screen of [320, 375]) {
        await page.viewport(screen, 667)
        const amount = await styleOf('9,999,999', type(size, 'hero'))
        expect(amount.size).toBeGreaterThan(size)
        expect(amount.width).toBeLessThanOrEqual(screen - 32)
      }
    },
  )

  it('has a weight only where one is asked for', async () => {
    expect(type(15)).not.toHaveProperty('fontWeight')
    for (const [name, weight] of Object.entries(weights)) {
      const found = await styleOf('每期应还', type(15, name as keyof typeof weights))
      expect(found.fontWeight).toBe(String(weight))
    }
  })

  it('has a minimum that follows the text size of the user, not the screen', () => {
    expect(fontPx(12)).toContain('0.75rem')
    expect(fontPx(44)).toContain('2.75rem')
  })
})
