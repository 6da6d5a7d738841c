import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { boxGaps } from '../boxes/box.ts'
import { Inline, type InlineProps } from './index.ts'

describeConformance('Inline', {
  render: (props) => (
    <Inline {...props}>
      <span>应还金额</span>
      <span>¥13,049.28</span>
    </Inline>
  ),
})

const block = (width: number) => <div key={width} style={{ width, height: 20 }} />

/** Left and right edge of each child, from the left edge of a line of 200. */
async function edges(props: InlineProps) {
  const view = await render(
    <div style={{ display: 'grid', width: 200 }}>
      <Inline {...props} data-testid="line" />
    </div>,
  )
  const line = view.getByTestId('line').element()
  const from = view.container.firstElementChild?.getBoundingClientRect().left ?? 0
  return [...line.children].map((child) => {
    const { left, right } = child.getBoundingClientRect()
    return [left - from, right - from]
  })
}

it.each(boxGaps)('has %i steps of 4 px between its children, by the gap of a grid', async (gap) => {
  expect(await edges({ gap, children: [block(30), block(40)] })).toEqual([
    [0, 30],
    [30 + gap * 4, 70 + gap * 4],
  ])
  expect(getComputedStyle(page.getByTestId('line').element()).display).toBe('grid')
})

it.each([
  ['start', 0, 38],
  ['center', 61, 99],
  ['between', 0, 160],
] as const)('with justify %s its children begin at %i and %i', async (justify, first, second) => {
  const found = await edges({ justify, children: [block(30), block(40)] })
  expect(found.map(([left]) => left)).toEqual([first, second])
})

it.each([
  ['first', [0, 152], [160, 200]],
  ['last', [0, 30], [38, 200]],
] as const)('lets the %s child take what the other leaves', async (fill, first, last) => {
  const children = [
    <div key="a">{fill === 'first' ? '长' : block(30)}</div>,
    <div key="b">{fill === 'first' ? block(40) : '长'}</div>,
  ]
  expect(await edges({ fill, children })).toEqual([first, last])
})

describe('a long text', () => {
  it('leaves the icon beside it as it is, and wraps', async () => {
    const found = await edges({ children: [block(20), <p key="text">{'额度审核中'.repeat(20)}</p>] })
    expect(found).toEqual([
      [0, 20],
      [28, 200],
    ])
  })

  it('gives way to a button where it fills', async () => {
    const children = [<span key="text">{'本次借款'.repeat(20)}</span>, <div key="act">{block(120)}</div>]
    expect((await edges({ fill: 'first', children }))[1]).toEqual([80, 200])
  })
})

it.each([
  ['center', 10],
  ['start', 0],
] as const)('with align %s puts a lower child %i below the top of the higher', async (align, below) => {
  const view = await render(
    <Inline align={align}>
      <div style={{ width: 10, height: 40 }} />
      <div style={{ width: 10, height: 20 }} />
    </Inline>,
  )
  const [first, second] = [...(view.container.firstElementChild?.children ?? [])].map((child) =>
    child.getBoundingClientRect(),
  ) as [DOMRect, DOMRect]
  expect(second.top - first.top).toBe(below)
})

it('puts texts of two sizes on one line', async () => {
  const view = await render(
    <Inline align="baseline">
      <span style={{ fontSize: 30 }}>额度</span>
      <span style={{ fontSize: 12 }}>元</span>
    </Inline>,
  )
  const [large, small] = [...(view.container.firstElementChild?.children ?? [])].map((child) =>
    child.getBoundingClientRect(),
  ) as [DOMRect, DOMRect]
  // The smaller text is neither in the middle nor at the top.
  expect(small.top - large.top).toBeGreaterThan((large.height - small.height) / 2)
  expect(small.bottom).toBeLessThan(large.bottom)
})

describe('with wrap', () => {
  it('has the same space between its children and its lines, and none around them', async () => {
    const view = await render(
      <div style={{ display: 'grid', width: 100 }}>
        <Inline wrap gap={2} data-testid="line">
          {[40, 41, 42].map(block)}
        </Inline>
      </div>,
    )
    const from = (view.container.firstElementChild as Element).getBoundingClientRect()
    const places = [...view.getByTestId('line').element().children].map((child) => {
      const { left, top } = child.getBoundingClientRect()
      return [left - from.left, top - from.top]
    })
    expect(places).toEqual([
      [0, 0],
      [48, 0],
      [0, 28],
    ])
    expect(getComputedStyle(view.getByTestId('line').element()).columnGap).toBe('normal')
  })

  it('puts its last line in the middle as well', async () => {
    const found = await edges({ wrap: true, gap: 2, justify: 'center', children: [95, 97, 50].map(block) })
    expect(found).toEqual([
      [0, 95],
      [103, 200],
      [75, 125],
    ])
  })
})
