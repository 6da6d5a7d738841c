import { describe, expect, it } from 'vitest'
import { partnerBrands } from '../brands.ts'
import { partnerLinks, rubyBrand, wireframeHues } from '../hues.ts'
import {
  closeHues,
  contrast,
  distance,
  kooHues,
  lowContrasts,
  markPairs,
  nightHues,
  partnerHues,
  textPairs,
} from './index.ts'
import type { Hues } from './index.ts'

it('knows black from white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

const themes: [name: string, hues: Hues][] = Object.entries({
  koo: kooHues,
  night: nightHues,
  wireframe: wireframeHues,
  ruby: partnerHues(kooHues, rubyBrand),
  ...Object.fromEntries(
    Object.entries(partnerBrands).flatMap(([name, { day, night }]) => [
      [`${name} by day`, partnerHues(kooHues, day)],
      [`${name} by night`, partnerHues(nightHues, night)],
    ]),
  ),
})

it.each(themes)('theme %s can be read: text at 4.5:1, marks at 3:1', (_name, hues) => {
  expect(lowContrasts(hues)).toEqual([])
})

it.each(themes)('the brand of %s looks like no benefit, warning or error', (_name, hues) => {
  expect(closeHues(hues)).toEqual([])
})

it('names what a red, an orange and a gold look like', () => {
  const near = (brand: string, base = kooHues) =>
    closeHues(partnerHues(base, { ...rubyBrand, brand })).map(
      (pair) => `${pair.front} ${pair.near} ${pair.distance.toFixed(1)} of ${pair.needed}`,
    )
  expect(near('#c8102e')).toEqual(['brand bad 6.4 of 25'])
  expect(near('#8a5a00')).toEqual([expect.stringMatching(/^brand warn 1\.\d of 25$/)])
  expect(near('#ff96a6', nightHues)).toEqual([expect.stringMatching(/^brand bad 12\.0 of 25$/)])
  expect(near('#1f4fd8')).toEqual([])
})

describe('over an orange brand', () => {
  const orange = { ...rubyBrand, brand: '#ba4d00' }

  it.each([
    ['koo', kooHues],
    ['night', nightHues],
  ] as const)('benefits of %s have another colour, which can be read', (_name, base) => {
    const brand = partnerBrands.kidswant[base === kooHues ? 'day' : 'night']
    const hues = partnerHues(base, brand)
    expect(hues.benefit).not.toBe(base.benefit)
    expect(distance(hues.brand, hues.benefit)).toBeGreaterThanOrEqual(25)
    expect(lowContrasts(hues)).toEqual([])
  })

  it('links are ink with a line, and over a blue one they are the brand', () => {
    expect(partnerLinks(kooHues, orange)).toEqual({
      '--koo-color-link': kooHues.ink,
      '--koo-link-line': 'underline',
    })
    expect(partnerLinks(nightHues, { ...rubyBrand, brand: '#9db8f5' })).toEqual({})
  })

  it('benefits of a brand that looks like none of them stay as they are', () => {
    expect(partnerHues(kooHues, { ...rubyBrand, brand: '#00686b' }).benefit).toBe(kooHues.benefit)
  })
})

describe('distance', () => {
  // Values of other calculators, to one digit.
  it.each([
    ['#000000', '#ffffff', 100],
    ['#ff0000', '#00ff00', 170.6],
    ['#0000ff', '#ffffff', 149.9],
    ['#1f4fd8', '#1f4fd8', 0],
  ])('of %s and %s is %s, both ways', (one, other, expected) => {
    expect(distance(one, other)).toBeCloseTo(expected, 0)
    expect(distance(other, one)).toBe(distance(one, other))
  })
})

it('names the pairs of a brand that is too light', () => {
  const pale = partnerHues(kooHues, { ...rubyBrand, brand: '#ff9aa8' })
  const found = lowContrasts(pale)
  expect(found.map(({ front, ground, needed }) => `${front} on ${ground} ${needed}`)).toEqual(
    expect.arrayContaining(['brand on surface 4.5', 'onBrand on brand 4.5', 'brand on paper 3']),
  )
  expect(found.every(({ ratio, needed }) => ratio < needed)).toBe(true)
})

/** Colours in a fixed order that looks random. */
function colours(count: number): string[] {
  let state = 20431
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return `#${(state % 2 ** 24).toString(16).padStart(6, '0')}`
  })
}

describe('contrast', () => {
  it('is 1 for equal colours, the same both ways, and between 1 and 21', () => {
    const found = colours(60)
    for (const [index, one] of found.entries()) {
      const other = found[(index + 7) % found.length] ?? ''
      const ratio = contrast(one, other)
      expect(contrast(one, one)).toBe(1)
      expect(contrast(other, one)).toBe(ratio)
      expect(ratio).toBeGreaterThanOrEqual(1)
      expect(ratio).toBeLessThanOrEqual(21)
    }
  })

  it('grows with every darker grey on white', () => {
    const greys = Array.from(
      { length: 256 },
      (_, at) => `#${(255 - at).toString(16).padStart(2, '0').repeat(3)}`,
    )
    const ratios = greys.map((grey) => contrast(grey, '#ffffff'))
    expect(ratios).toEqual(ratios.toSorted((a, b) => a - b))
    expect(new Set(ratios).size).toBe(256)
  })

  // Values of other calculators, to two digits.
  it.each([
    ['#ff0000', '#ffffff', 4],
    ['#00ff00', '#ffffff', 1.37],
    ['#0000ff', '#ffffff', 8.59],
    ['#767676', '#ffffff', 4.54],
    ['#949494', '#ffffff', 3.03],
    ['#595959', '#ffffff', 7],
    ['#333333', '#ffffff', 12.63],
    ['#0a0a0a', '#000000', 1.06],
  ])('of %s and %s is %s', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2)
  })

  it('reads capital letters too', () => {
    expect(contrast('#1F4FD8', '#FFFFFF')).toBe(contrast('#1f4fd8', '#ffffff'))
  })
})

describe.each(themes)('theme %s', (_name, hues) => {
  it('has every colour as six digits', () => {
    expect(Object.keys(hues).sort()).toEqual(Object.keys(kooHues).sort())
    for (const hue of Object.values(hues)) expect(hue).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('has three steps of text, each quieter than the one before', () => {
    const [first = 0, second = 0, third = 0] = [hues.ink, hues.ink2, hues.ink3].map((ink) =>
      contrast(ink, hues.surface),
    )
    expect(first).toBeGreaterThan(second)
    expect(second).toBeGreaterThan(third)
  })

  it('shows that a filled button is pressed, without losing its words', () => {
    for (const [plain, pressed, text] of [
      [hues.brand, hues.brandPressed, hues.onBrand],
      [hues.bad, hues.badPressed, hues.onBad],
    ] as const) {
      expect(contrast(plain, pressed)).toBeGreaterThan(1.1)
      expect(contrast(text, pressed)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('tells a disabled button from the one that can be tapped', () => {
    expect(contrast(hues.idle, hues.brand)).toBeGreaterThanOrEqual(3)
    expect(contrast(hues.idle, hues.bad)).toBeGreaterThanOrEqual(3)
  })

  it('separates with lines that are quieter than the outlines of controls', () => {
    expect(contrast(hues.line, hues.surface)).toBeLessThanOrEqual(contrast(hues.edge, hues.surface))
  })

  it('never takes one colour for two states', () => {
    const states = [hues.brand, hues.benefit, hues.ok, hues.warn, hues.bad]
    expect(new Set(states).size).toBe(states.length)
  })
})

describe('the pairs', () => {
  it('name every text and mark once, and each ground once', () => {
    for (const pairs of [textPairs, markPairs]) {
      const fronts = pairs.map(([front]) => front)
      expect(new Set(fronts).size).toBe(fronts.length)
      for (const [, grounds] of pairs) expect(new Set(grounds).size).toBe(grounds.length)
    }
  })

  it('find each single colour that is made equal to its ground', () => {
    for (const [front, grounds] of [...textPairs, ...markPairs]) {
      for (const ground of grounds) {
        const found = lowContrasts({ ...kooHues, [front]: kooHues[ground] })
        expect(found).toContainEqual(expect.objectContaining({ front, ground, ratio: 1 }))
      }
    }
  })

  it('need more of a text than of a mark', () => {
    const grey = lowContrasts({ ...kooHues, brand: '#8a8a8a' }).filter(({ front }) => front === 'brand')
    // 3.45 on white: enough for a mark, not for a text.
    expect(grey.filter(({ ground }) => ground === 'surface').map(({ needed }) => needed)).toEqual([4.5])
  })

  it('accept exactly the ratio that is needed', () => {
    const pairs = lowContrasts({ ...kooHues, onToast: '#767676', toast: '#ffffff' })
    expect(pairs).toEqual([])
    expect(lowContrasts({ ...kooHues, onToast: '#777777', toast: '#ffffff' })).toHaveLength(1)
  })
})

it('a partner changes five colours of a theme, and the theme itself stays as it is', () => {
  const before = { ...nightHues }
  const mixed = partnerHues(nightHues, rubyBrand)
  const changed = (Object.keys(mixed) as (keyof Hues)[]).filter((hue) => mixed[hue] !== nightHues[hue])
  expect(changed.sort()).toEqual(['brand', 'brandPressed', 'brandSoft', 'brandTint', 'onBrand'])
  expect(nightHues).toEqual(before)
})
