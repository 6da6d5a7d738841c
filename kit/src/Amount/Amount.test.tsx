import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { putTheme } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { Amount, type AmountProps, amountSizes, amountTones } from './index.ts'

describeConformance('Amount', {
  render: (props) => <Amount unit="¥" value="12,000" size="hero" {...props} />,
  // A figure of the page's own, which flows with the paragraph around it.
  skip: ['hostile'],
})

it('is one figure for screen readers', async () => {
  const view = await render(<Amount sign="−" unit="¥" value="1,087.44" suffix="元" />)
  expect(view.container.textContent).toBe('−¥1,087.44元')
})

it('keeps digits aligned', async () => {
  const view = await render(
    <>
      <Amount value="1,111.11" data-testid="ones" />
      <Amount value="8,888.88" data-testid="eights" />
    </>,
  )
  const width = (id: string) => view.getByTestId(id).element().getBoundingClientRect().width
  expect(width('ones')).toBeCloseTo(width('eights'), 1)
})

it('marks a former price as deleted, also for screen readers', async () => {
  const view = await render(<Amount value="18.00%" struck />)
  expect(view.container.querySelector('s')?.textContent).toBe('18.00%')
})

it.each([...amountSizes])(
  'in size %s fits ten digits into the smallest phone with the largest text',
  async (size) => {
    await page.viewport(320, 568)
    document.documentElement.style.fontSize = '32px'
    try {
      const view = await render(
        <div style={{ padding: '0 16px' }}>
          <Amount unit="¥" value="12,345,678.90" size={size} />
        </div>,
      )
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
      expect(view.container.textContent).toContain('12,345,678.90')
    } finally {
      document.documentElement.style.fontSize = ''
      await page.viewport(375, 667)
    }
  },
)

describe('looks', () => {
  const Figure = (props: Partial<AmountProps>) => <Amount data-testid="amount" value="1,087.44" {...props} />
  const root = () => page.getByTestId('amount').element() as HTMLElement
  const text = () => root().textContent
  const spanOf = (part: string) => page.getByText(part, { exact: true }).element() as HTMLElement
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)

  it.each<[Partial<AmountProps>, string]>([
    [{}, '1,087.44'],
    [{ value: '0' }, '0'],
    [{ value: '0.01', unit: '¥' }, '¥0.01'],
    [{ value: '99,999,999.99', suffix: '元' }, '99,999,999.99元'],
    [{ sign: '+', value: '200,000.00' }, '+200,000.00'],
    [{ sign: '−', unit: '¥', value: '36.50', suffix: '/期' }, '−¥36.50/期'],
    [{ unit: '', value: '8.5', suffix: '折' }, '8.5折'],
    [{ value: '' }, ''],
  ])('shows %j as %s', async (props, shown) => {
    await render(<Figure {...props} />)
    expect(text()).toBe(shown)
  })

  it('has no element for a unit or suffix that is not there', async () => {
    const view = await render(<Figure unit="" suffix="" />)
    expect(root().childElementCount).toBe(1)
    await view.rerender(<Figure unit="¥" />)
    expect(root().childElementCount).toBe(2)
    await view.rerender(<Figure unit="¥" suffix="元" />)
    expect(root().childElementCount).toBe(3)
  })

  it('follows its value, size and tone', async () => {
    const view = await render(<Figure value="1,000.00" size="small" tone="quiet" />)
    const before = [sizeOf(root()), getComputedStyle(root()).color]
    await view.rerender(<Figure value="2,000.00" size="large" tone="bad" />)
    expect(text()).toBe('2,000.00')
    expect(sizeOf(root())).toBeGreaterThan(before[0] as number)
    expect(getComputedStyle(root()).color).not.toBe(before[1])
  })

  it('is smaller from size to size, and of medium size if nothing is said', async () => {
    const view = await render(<Figure />)
    const medium = sizeOf(root())
    const sizes: number[] = []
    for (const size of amountSizes) {
      await view.rerender(<Figure size={size} />)
      sizes.push(sizeOf(root()))
    }
    expect(sizes.toSorted((a, b) => b - a)).toEqual(sizes)
    expect(new Set(sizes).size).toBe(amountSizes.length)
    expect(sizes[amountSizes.indexOf('medium')]).toBe(medium)
  })

  it('has one colour for each tone, in the night as well', async () => {
    const view = await render(<Figure />)
    const plain = getComputedStyle(root()).color
    const colours = async () => {
      const found: string[] = []
      for (const tone of amountTones) {
        await view.rerender(<Figure tone={tone} />)
        found.push(getComputedStyle(root()).color)
      }
      return found
    }
    const day = await colours()
    expect(new Set(day).size).toBe(amountTones.length)
    expect(day[amountTones.indexOf('ink')]).toBe(plain)
    putTheme('night')
    const night = await colours()
    expect(new Set(night).size).toBe(amountTones.length)
    expect(night.filter((colour, index) => colour === day[index])).toEqual([])
  })

  it.each(['hero', 'large'] as const)(
    'has a small unit and suffix beside a figure of size %s',
    async (size) => {
      await render(<Figure size={size} unit="¥" suffix="元" />)
      expect(sizeOf(spanOf('¥')) / sizeOf(root())).toBeCloseTo(0.56, 2)
      expect(sizeOf(spanOf('元')) / sizeOf(root())).toBeCloseTo(0.5, 2)
      const { marginInlineEnd } = getComputedStyle(spanOf('¥'))
      const { marginInlineStart } = getComputedStyle(spanOf('元'))
      expect([marginInlineEnd, marginInlineStart]).not.toContain('0px')
    },
  )

  it.each(['medium', 'small'] as const)('has a unit and suffix like its figure in size %s', async (size) => {
    await render(<Figure size={size} unit="¥" suffix="元" />)
    for (const part of [spanOf('¥'), spanOf('元')]) {
      const { fontSize, fontWeight, marginInlineStart, marginInlineEnd } = getComputedStyle(part)
      const own = getComputedStyle(root())
      expect([fontSize, fontWeight]).toEqual([own.fontSize, own.fontWeight])
      expect([marginInlineStart, marginInlineEnd]).toEqual(['0px', '0px'])
    }
  })

  it('is grey and light while struck, in every tone, with unit and sign', async () => {
    const view = await render(<Figure struck />)
    const [grey, weight] = [getComputedStyle(root()).color, getComputedStyle(root()).fontWeight]
    for (const tone of amountTones) {
      await view.rerender(<Figure struck tone={tone} sign="−" unit="¥" suffix="元" />)
      expect([tone, getComputedStyle(root()).color]).toEqual([tone, grey])
    }
    expect(root().querySelector('s')?.textContent).toBe('−¥1,087.44元')
    expect(getComputedStyle(root().querySelector('s') as Element).textDecorationLine).toBe('line-through')
    await view.rerender(<Figure />)
    expect(root().querySelector('s')).toBeNull()
    expect(getComputedStyle(root()).color).not.toBe(grey)
    expect(Number(getComputedStyle(root()).fontWeight)).toBeGreaterThan(Number(weight))
  })

  it.each(amountSizes)(
    'keeps an amount of size %s on one line while the column has the space',
    async (size) => {
      await render(
        <p style={{ margin: 16 }}>
          每期应还 <Figure size={size} unit="¥" value="200,000.00" suffix="元" />
        </p>,
      )
      expect(root().getBoundingClientRect().height).toBeLessThan(sizeOf(root()) * 2)
    },
  )

  it('stays in a narrow box, whatever a server sends as an amount', async () => {
    await render(
      <div style={{ width: 120 }}>
        <Figure size="hero" unit="¥" value={'9'.repeat(60)} />
      </div>,
    )
    expect(root().getBoundingClientRect().width).toBeLessThanOrEqual(120)
  })

  it('is not cut at its line, because commas of a large figure reach below it', async () => {
    await render(
      <div style={{ display: 'grid' }}>
        <Figure size="hero" />
      </div>,
    )
    expect(getComputedStyle(root()).overflowY).toBe('visible')
  })
})
