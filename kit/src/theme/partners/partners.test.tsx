import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible, putTheme } from '../../../test/axe.ts'
import { Button } from '../../Button/index.ts'
import { Tag } from '../../Tag/index.ts'
import { contrast } from '../contrast/index.ts'
import { kooHues, nightHues, partnerHues, rubyBrand, wireframeHues, type Hues } from '../hues.ts'
import { themeClass, vars } from '../index.ts'
import { partnerTokens } from '../partner/index.ts'
import { kooShape, nightShape, tokens } from '../tokens.ts'
import { rgb } from '../../../test/rgb.ts'
import { partnerBrands } from './index.ts'

const variable = (element: Element, name: string) =>
  getComputedStyle(element).getPropertyValue(`--koo-color-${name}`).trim()

it.each(Object.entries(partnerBrands))(
  'the brand of %s lies over the theme of the root, by day and by night',
  async (name, { day, night }) => {
    const view = await render(<div data-theme={name}>内容</div>)
    const box = view.getByText('内容').element()
    putTheme('koo')
    expect([variable(box, 'brand'), variable(box, 'on-brand')]).toEqual([day.brand, day.onBrand])
    expect(variable(box, 'paper')).toBe(kooHues.paper)
    putTheme('night')
    expect([variable(box, 'brand'), variable(box, 'brand-tint')]).toEqual([night.brand, night.brandTint])
    expect(variable(box, 'paper')).toBe(nightHues.paper)
  },
)

const partners = Object.entries(partnerBrands)

const all = (element: Element) =>
  Object.keys(vars.color).map((hue) => [
    hue,
    variable(
      element,
      hue.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    ),
  ])

describe.each(partners)('the theme of %s', (name, { day, night }) => {
  it.each([
    ['koo', day],
    ['night', night],
    ['wireframe', day],
  ] as const)('changes its own colours of %s and no other', async (base, colours) => {
    const brand: Partial<Hues> =
      base === 'night' ? partnerHues(nightHues, colours) : partnerHues(kooHues, colours)
    putTheme(base)
    const view = await render(<div data-theme={name}>内容</div>)
    const own = all(view.getByText('内容').element())
    const before = new Map(all(document.documentElement) as [string, string][])
    const changed = own.filter(([hue = '', value]) => before.get(hue) !== value)
    for (const [hue = '', value] of changed) expect(brand).toHaveProperty(hue, value)
    const under = base === 'night' ? nightHues : kooHues
    const differs = (Object.keys(under) as (keyof Hues)[]).filter(
      (hue) => (hue in colours || brand[hue] !== under[hue]) && before.get(hue) !== brand[hue],
    )
    expect(new Set(changed.map(([hue]) => hue))).toEqual(new Set(differs))
  })

  it('is by night also where the night is a class', async () => {
    const view = await render(
      <div className={themeClass('night')}>
        <div data-theme={name}>内容</div>
      </div>,
    )
    expect(variable(view.getByText('内容').element(), 'brand')).toBe(night.brand)
  })

  it('may be set on the root', () => {
    document.documentElement.dataset.theme = name
    expect(variable(document.documentElement, 'brand')).toBe(day.brand)
    expect(variable(document.documentElement, 'ink')).toBe(kooHues.ink)
  })

  it.each(['koo', 'night'] as const)('has parts that can be read in %s', async (base) => {
    putTheme(base)
    const view = await render(
      <div data-theme={name} style={{ backgroundColor: vars.color.surface, padding: 24 }}>
        <Button>立即借款</Button>
        <Button kind="text">查看协议</Button>
        <Tag tone="brand">限时</Tag>
      </div>,
    )
    await expectAccessible(view.container)
  })

  it('is not the colour of an error', () => {
    expect(day.brand).not.toBe(kooHues.bad)
    expect(night.brand).not.toBe(nightHues.bad)
  })

  it('has a second colour for charts that is not taken for the first', () => {
    expect(contrast(day.brandSoft, day.brand)).toBeGreaterThan(2)
    expect(contrast(night.brandSoft, night.brand)).toBeGreaterThan(2)
  })
})

it('no two partners look the same, and none like the provider', () => {
  for (const time of ['day', 'night'] as const) {
    const brands = [
      ...partners.map(([, brand]) => brand[time].brand),
      { day: kooHues, night: nightHues }[time].brand,
    ]
    expect(new Set(brands).size).toBe(partners.length + 1)
  }
})

it('a partner in a partner has its own brand', async () => {
  const view = await render(
    <div data-theme="siku">
      <p data-theme="maoyan">猫眼</p>
      <p>寺库</p>
    </div>,
  )
  expect(variable(view.getByText('猫眼').element(), 'brand')).toBe(partnerBrands.maoyan.day.brand)
  expect(variable(view.getByText('寺库').element(), 'brand')).toBe(partnerBrands.siku.day.brand)
})

it.each([
  ['koo', 'yinlian', partnerBrands.yinlian.day.brand, 'none'],
  ['night', 'yinlian', partnerBrands.yinlian.night.brand, 'none'],
  ['koo', 'kidswant', kooHues.ink, 'underline'],
  ['night', 'kidswant', nightHues.ink, 'underline'],
] as const)('a link in %s of %s is %s with the line %s', async (base, name, colour, line) => {
  putTheme(base)
  const view = await render(
    <div data-theme={name}>
      <a href="#terms">协议</a>
      <Button kind="text">查看协议</Button>
    </div>,
  )
  for (const text of ['协议', '查看协议']) {
    const found = getComputedStyle(view.getByText(text, { exact: true }).element().closest('a, button')!)
    expect([found.color, found.textDecorationLine]).toEqual([rgb(colour), line])
  }
})

it('a flow without a brand of its own looks like the provider’s', async () => {
  const view = await render(<div data-theme="hami">内容</div>)
  expect(variable(view.getByText('内容').element(), 'brand')).toBe(kooHues.brand)
})

it('changes with the flow, without drawing it again', async () => {
  const draw = vi.fn()
  const Probe = () => {
    draw()
    return <p>内容</p>
  }
  const view = await render(
    <div data-theme="siku" data-testid="flow">
      <Probe />
    </div>,
  )
  const flow = view.getByTestId('flow').element() as HTMLElement
  flow.dataset.theme = 'yinlian'
  expect(variable(view.getByText('内容').element(), 'brand')).toBe(partnerBrands.yinlian.day.brand)
  delete flow.dataset.theme
  expect(variable(view.getByText('内容').element(), 'brand')).toBe(kooHues.brand)
  expect(draw).toHaveBeenCalledTimes(1)
})

describe('partnerTokens', () => {
  it.each([
    ['koo', kooHues, kooShape],
    ['night', nightHues, nightShape],
  ] as const)('over %s holds the brand, and all else of the theme', (base, hues, shape) => {
    const { color, ...rest } = partnerTokens(rubyBrand, base)
    const { color: own, ...shaped } = tokens(hues, shape)
    expect(color).toEqual({ ...own, ...rubyBrand })
    expect(rest).toEqual(shaped)
  })

  it('are over koo when nothing else is said', () => {
    expect(partnerTokens(rubyBrand)).toEqual(partnerTokens(rubyBrand, 'koo'))
    expect(partnerTokens(rubyBrand).color.paper).not.toBe(wireframeHues.paper)
  })
})
