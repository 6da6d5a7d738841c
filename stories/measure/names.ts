// What a measured value is called in the design: by the tokens of the kit.
import { scale, space, vars, weights } from '@koo/kit/theme/vars'

/** Design pixels differ from a token by rounding only. */
const NEAR = 0.5

/** A step of the 4-point scale, as `16 · space 4`; any other length as its number. */
export function lengthName(designPx: number): string {
  const px = Math.round(designPx * 10) / 10
  const step = Object.keys(space).find((name) => Math.abs(Number(name) * 4 - designPx) < NEAR)
  return step === undefined ? String(px) : `${Math.round(px)} · space ${step}`
}

/** A step of the type scale with its weight, as `15/22 strong`. */
export function typeName(fontSize: number, lineHeight: number, weight: number): string {
  const size = Object.keys(scale).find((step) => Math.abs(Number(step) - fontSize) < NEAR)
  const strength = Object.entries(weights).find(([, value]) => value === weight)?.[0] ?? String(weight)
  const line = Number.isNaN(lineHeight) ? '' : `/${Math.round(lineHeight * 10) / 10}`
  return `${size ?? Math.round(fontSize * 10) / 10}${line} ${strength}`
}

const factor = (value: string) => Number(/\* ([\d.]+)\)/.exec(value)?.[1])

/** The radius of a theme that a corner has, among `tokens` as the theme writes them. */
export function radiusName(designPx: number, tokens: Readonly<Record<string, string>>): string {
  const name = Object.keys(tokens).find((each) => Math.abs(factor(tokens[each] ?? '') - designPx) < NEAR)
  return name ? `${Math.round(designPx)} · ${name}` : String(Math.round(designPx * 10) / 10)
}

const isGround = (name: string) => /^(?:paper|surface|sunken|toast|idle)$|Tint$|Soft$/.test(name)

/** Names of the hues that a colour may be, the likely one first: several hues may have one value. */
export function colourNames(
  rgb: string,
  hues: Readonly<Record<string, string>>,
  role: 'text' | 'ground',
): string[] {
  const names = Object.keys(hues).filter((name) => rgbOf(hues[name] ?? '') === rgb)
  const fits = (name: string) => isGround(name) === (role === 'ground')
  return names.toSorted((one, other) => Number(fits(other)) - Number(fits(one)))
}

/** `#rrggbb` as a browser reports it. */
export function rgbOf(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${channels.join(', ')})`
}

/** The custom property behind `var(--name)`. */
export const propertyOf = (variable: string) => variable.slice('var('.length, -1)

export const colourVariables = vars.color
export const radiusVariables = vars.radius
