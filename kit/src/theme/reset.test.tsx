import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { putTheme } from '../../test/axe.ts'
import { kooHues, nightHues } from './hues.ts'
import { coveringInput, plainInput } from './fragments.ts'
import { figures, focusRing, hairline, oneLine, plainButton } from './index.ts'
import { rgb } from '../../test/rgb.ts'

it.each(['h1', 'h2', 'h3', 'p', 'ul', 'ol', 'dl', 'dd', 'figure'] as const)(
  '%s has no space of the browser around it',
  async (Name) => {
    const view = await render(<Name data-testid="block" />)
    const { margin, padding } = getComputedStyle(view.getByTestId('block').element())
    expect([margin, padding]).toEqual(['0px', '0px'])
  },
)

it.each(['h1', 'h2', 'h3'] as const)('%s looks like the text around it', async (Heading) => {
  const view = await render(
    <div style={{ font: '400 17px/24px serif' }}>
      <Heading>还款计划</Heading>
    </div>,
  )
  const { fontSize, fontWeight, lineHeight } = getComputedStyle(view.getByText('还款计划').element())
  expect([fontSize, fontWeight, lineHeight]).toEqual(['17px', '400', '24px'])
})

it('counts padding into the size of a box, and of what is drawn before and after it', async () => {
  const view = await render(
    <div data-testid="box" style={{ width: 100, padding: 20, border: '1px solid' }} />,
  )
  const box = view.getByTestId('box').element()
  expect(box.getBoundingClientRect().width).toBe(100)
  for (const part of ['::before', '::after']) expect(getComputedStyle(box, part).boxSizing).toBe('border-box')
})

it('parts digits from Chinese letters by the engine, so that no text has a space there', async () => {
  const view = await render(<span style={{ fontSize: 40 }}>共12期</span>)
  const text = view.getByText('共12期').element() as HTMLElement
  const width = () => text.getBoundingClientRect().width
  const parted = width()
  text.style.setProperty('text-autospace', 'no-autospace')
  // An eighth of an em on both sides.
  expect(parted - width()).toBeCloseTo(10, 0)
})

it('draws no marks beside the items of a list', async () => {
  const view = await render(
    <ul>
      <li>身份认证</li>
    </ul>,
  )
  expect(getComputedStyle(view.getByText('身份认证').element()).listStyleType).toBe('none')
})

it.each([
  ['koo', kooHues],
  ['night', nightHues],
] as const)('gives links the brand in %s, without a line', async (theme, { brand }) => {
  putTheme(theme)
  const view = await render(<a href="#terms">借款协议</a>)
  const { color, textDecorationLine } = getComputedStyle(view.getByText('借款协议').element())
  expect([color, textDecorationLine]).toEqual([rgb(brand), 'none'])
})

it.each([
  ['letters', 'W'],
  ['characters', '银'],
  ['digits', '6'],
])('breaks two hundred %s without a place to break', async (_kind, sign) => {
  await page.viewport(320, 568)
  try {
    await render(<p>{sign.repeat(200)}</p>)
    expect(document.documentElement.scrollWidth).toBe(320)
  } finally {
    await page.viewport(375, 667)
  }
})

it.each(['p', 'h2', 'dt', 'dd', 'li', 'label', 'span', 'b', 'strong', 's', 'small'] as const)(
  'cuts a %s that would cover the screen after 20 lines',
  async (Name) => {
    const view = await render(
      <Name data-testid="text" style={{ display: 'block', fontSize: 15 }}>
        {'核对'.repeat(2000)}
      </Name>,
    )
    expect(view.getByTestId('text').element().getBoundingClientRect().height).toBe(300)
  },
)

it.each([
  <button key="b">同意</button>,
  <a key="a" href="#a">
    协议
  </a>,
  <input key="i" aria-label="备注" />,
])('cuts no text around a control (%#)', async (control) => {
  const view = await render(
    <p data-testid="text" style={{ fontSize: 15 }}>
      {'核对'.repeat(2000)}
      {control}
    </p>,
  )
  expect(view.getByTestId('text').element().getBoundingClientRect().height).toBeGreaterThan(300)
})

it.each(['span', 'b', 'strong', 'em', 'i', 's', 'small', 'label'] as const)(
  'a %s whose text changes the direction turns nothing beside it',
  async (Name) => {
    const view = await render(
      <p>
        <Name>张三{'\u202e'}</Name>12,000.00
      </p>,
    )
    const text = view.container.firstElementChild?.lastChild as Text
    const left = (index: number) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + 1)
      return range.getBoundingClientRect().left
    }
    expect(left(8)).toBeGreaterThan(left(0))
  },
)

it('does not let the page bounce past its end', () => {
  expect(getComputedStyle(document.body).overscrollBehaviorY).toBe('none')
})

it('a plain button looks like the text around it', async () => {
  const view = await render(
    <p style={{ font: '600 17px/24px serif', color: rgb('#123456') }}>
      <button type="button" style={plainButton}>
        全部
      </button>
    </p>,
  )
  const found = getComputedStyle(view.getByRole('button').element())
  expect([found.fontSize, found.fontWeight, found.color]).toEqual(['17px', '600', 'rgb(18, 52, 86)'])
  expect([found.borderStyle, found.padding, found.backgroundColor]).toEqual([
    'none',
    '0px',
    'rgba(0, 0, 0, 0)',
  ])
  // A double tap on it does not zoom the page.
  expect(found.touchAction).toBe('manipulation')
})

it('a plain field is as wide as its frame, without a frame of its own', async () => {
  const view = await render(
    <div style={{ width: 200 }}>
      <input aria-label="姓名" style={plainInput} />
    </div>,
  )
  const input = view.getByRole('textbox').element()
  const found = getComputedStyle(input)
  expect(input.getBoundingClientRect().width).toBe(200)
  expect([found.borderStyle, found.outlineStyle, found.padding]).toEqual(['none', 'none', '0px'])
  expect(found.caretColor).toBe(rgb(kooHues.brand))
})

it('the input of a card takes every touch on the card', async () => {
  const view = await render(
    <label style={{ position: 'relative', display: 'block', height: 80, padding: 16 }}>
      <input type="radio" style={coveringInput} />
      <span>12期</span>
    </label>,
  )
  const { left, top, right, bottom } = view.getByText('12期').element().parentElement!.getBoundingClientRect()
  const input = view.getByRole('radio').element()
  for (const [x, y] of [
    [left + 1, top + 1],
    [(left + right) / 2, (top + bottom) / 2],
    [right - 1, bottom - 1],
  ] as const) {
    expect(document.elementFromPoint(x, y)).toBe(input)
  }
})

it('one line stays one line and shows that it was cut', async () => {
  const view = await render(<p style={{ ...oneLine, width: 100, lineHeight: '20px' }}>{'银行'.repeat(40)}</p>)
  const line = view.container.firstElementChild as HTMLElement
  expect(line.getBoundingClientRect().height).toBe(20)
  expect(line.scrollWidth).toBeGreaterThan(line.clientWidth)
  expect(getComputedStyle(line).textOverflow).toBe('ellipsis')
})

it('figures keep their line while there is space, beside whatever text', async () => {
  const view = await render(
    <p style={{ display: 'flex', alignItems: 'start', width: 180, lineHeight: '20px' }}>
      <span>{'中国邮政储蓄银行'.repeat(4)}</span>
      <span style={figures}>99,999,999.99</span>
    </p>,
  )
  const amount = view.getByText('99,999,999.99').element()
  expect(amount.getBoundingClientRect().height).toBe(20)
  expect(getComputedStyle(amount).fontVariantNumeric).toBe('tabular-nums')
})

it.each([
  ['koo', kooHues],
  ['night', nightHues],
] as const)('the focus has the brand and the thin line its own hue in %s', async (theme, { brand, line }) => {
  putTheme(theme)
  const view = await render(<p style={{ ...focusRing, borderTop: hairline }}>内容</p>)
  const found = getComputedStyle(view.getByText('内容').element())
  expect([found.outlineColor, found.outlineStyle, found.outlineWidth]).toEqual([rgb(brand), 'solid', '2px'])
  expect([found.borderTopColor, found.borderTopWidth]).toEqual([rgb(line), '1px'])
})
