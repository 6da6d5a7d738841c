import { kooHues } from '@koo/kit/theme/contrast'
import { expect, it } from 'vitest'
import { colourNames, lengthName, radiusName, rgbOf, typeName } from './names.ts'

it.each([
  [16, '16 · space 4'],
  [15.8, '16 · space 4'],
  [13, '13'],
  [0.55, '0.6'],
])('a length of %s is called %s', (designPx, name) => expect(lengthName(designPx)).toBe(name))

it.each([
  [15, 22, 600, '15/22 strong'],
  [44, 48, 650, '44/48 hero'],
  [14, Number.NaN, 500, '14 500'],
])('a text of %s px on %s px at %s is called %s', (size, line, weight, name) =>
  expect(typeName(size, line, weight)).toBe(name),
)

it('a corner is called by the radius of the theme', () => {
  const tokens = { card: 'calc(var(--koo-u) * 16)', sheet: 'calc(var(--koo-u) * 20)' }
  expect(radiusName(16, tokens)).toBe('16 · card')
  expect(radiusName(7, tokens)).toBe('7')
})

it('a colour that several hues have is called by the one that it is used as', () => {
  const white = rgbOf('#ffffff')
  expect(white).toBe('rgb(255, 255, 255)')
  expect(colourNames(white, { ...kooHues }, 'ground')[0]).toBe('surface')
  expect(colourNames(white, { ...kooHues }, 'text')[0]).toBe('onBrand')
  expect(colourNames('rgb(1, 2, 3)', { ...kooHues }, 'text')).toEqual([])
})
