import { describe, expect, it } from 'vitest'
import { kooHues, nightHues, partnerHues, rubyBrand, wireframeHues } from './hues.ts'
import { markPairs, textPairs } from './pairs.ts'

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const themes = {
  koo: kooHues,
  night: nightHues,
  wireframe: wireframeHues,
  ruby: partnerHues(kooHues, rubyBrand),
}

it('knows black from white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

describe.each(Object.entries(themes))('theme %s', (_name, hues) => {
  it.each(textPairs.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
    'text %s on %s meets AA',
    (text, ground) => {
      expect(contrast(hues[text], hues[ground])).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(markPairs.flatMap(([mark, grounds]) => grounds.map((ground) => [mark, ground] as const)))(
    'mark %s on %s meets 3:1',
    (mark, ground) => {
      expect(contrast(hues[mark], hues[ground])).toBeGreaterThanOrEqual(3)
    },
  )
})
