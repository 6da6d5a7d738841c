/** Two hues of a theme that mean different things are at least so far apart, by {@link distance}. */
export const APART = 25

/** The light of each channel of `#rrggbb`, 0 to 1. */
function linear(hex: string): [red: number, green: number, blue: number] {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = linear(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours `#rrggbb` (WCAG 2.2): 1 for equal colours, 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** CIE L*a*b* of `#rrggbb`, in the light of day (D65). */
function lab(hex: string): [lightness: number, a: number, b: number] {
  const [red, green, blue] = linear(hex)
  const root = (share: number) =>
    share > 216 / 24389 ? Math.cbrt(share) : (share * 24389) / 27 / 116 + 16 / 116
  const x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
  const y = root(0.2126729 * red + 0.7151522 * green + 0.072175 * blue)
  const z = root((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** How far two colours `#rrggbb` are apart for the eye (CIE76): 0 for equal colours, 100 for black and white. */
export function distance(one: string, other: string): number {
  const to = lab(other)
  return Math.hypot(...lab(one).map((value, at) => value - (to[at] ?? 0)))
}
