import { expect, it } from 'vitest'
import { partnerBrands } from '../brands.ts'
import { rubyBrand, wireframeHues } from '../hues.ts'
import { contrast, kooHues, lowContrasts, nightHues, partnerHues } from './index.ts'

it('knows black from white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

it.each(
  Object.entries({
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
  }),
)('theme %s can be read: text at 4.5:1, marks at 3:1', (_name, hues) => {
  expect(lowContrasts(hues)).toEqual([])
})

it('names the pairs of a brand that is too light', () => {
  const pale = partnerHues(kooHues, { ...rubyBrand, brand: '#ff9aa8' })
  const found = lowContrasts(pale)
  expect(found.map(({ front, ground, needed }) => `${front} on ${ground} ${needed}`)).toEqual(
    expect.arrayContaining(['brand on surface 4.5', 'onBrand on brand 4.5', 'brand on paper 3']),
  )
  expect(found.every(({ ratio, needed }) => ratio < needed)).toBe(true)
})
