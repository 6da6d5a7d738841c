import { APART, contrast, distance } from './contrast/colour.ts'
import { linkColour, linkLine } from './names.ts'

/**
 * The colours of a theme, as `#rrggbb`. Text is allowed only on the backgrounds listed in `contrast/pairs.ts`; the
 * theme test checks the WCAG 2.2 contrast of each pair.
 */
export interface Hues {
  /** Background of the page. */
  paper: string
  /** Cards, bars and sheets on the page. */
  surface: string
  /** Sunken backgrounds: fields, skeletons, pressed rows. */
  sunken: string
  /** Text: `ink` for figures and titles, `ink2` for body, `ink3` for notes. */
  ink: string
  ink2: string
  ink3: string
  /** Thin lines that only separate. */
  line: string
  /** Outlines that identify a control (3:1 on surface and paper). */
  edge: string
  /** The brand hue: primary action, selection, links. */
  brand: string
  brandPressed: string
  onBrand: string
  brandTint: string
  /** Second data series beside `brand` in charts; never for text. */
  brandSoft: string
  /** The warm hue, only for coupons, rights and cash-back. */
  benefit: string
  onBenefit: string
  benefitTint: string
  /** What is done, has arrived or was passed. */
  ok: string
  onOk: string
  okTint: string
  /** What needs care or time: a limit, a day that comes near, fraud. */
  warn: string
  warnTint: string
  /** What is wrong, overdue or refused, and a step that cannot be undone. */
  bad: string
  badPressed: string
  onBad: string
  badTint: string
  /** Background and text of a disabled filled control. */
  idle: string
  onIdle: string
  /** Background and text of the toast. */
  toast: string
  onToast: string
}

export const kooHues: Hues = {
  paper: '#f4f5f7',
  surface: '#ffffff',
  sunken: '#eef0f3',
  ink: '#14171f',
  ink2: '#545b69',
  ink3: '#666d7b',
  line: '#e7e9ed',
  edge: '#868d9b',
  brand: '#1f4fd8',
  brandPressed: '#1940b3',
  onBrand: '#ffffff',
  brandTint: '#eaf0ff',
  brandSoft: '#b9cbff',
  benefit: '#bf3b16',
  onBenefit: '#ffffff',
  benefitTint: '#fff1ea',
  ok: '#0f7a57',
  onOk: '#ffffff',
  okTint: '#e5f5ee',
  warn: '#8a5800',
  warnTint: '#fff5de',
  bad: '#c3282d',
  badPressed: '#a11f24',
  onBad: '#ffffff',
  badTint: '#ffefef',
  idle: '#dde1e8',
  onIdle: '#636a78',
  toast: '#262a33',
  onToast: '#ffffff',
}

export const nightHues: Hues = {
  paper: '#0d1015',
  surface: '#161a21',
  sunken: '#1f242d',
  ink: '#eef1f6',
  ink2: '#aab2c0',
  ink3: '#949dac',
  line: '#262c36',
  edge: '#6d7686',
  brand: '#7fa3ff',
  brandPressed: '#6a8fee',
  onBrand: '#0a1430',
  brandTint: '#1b2540',
  brandSoft: '#33467d',
  benefit: '#ff9d75',
  onBenefit: '#2c1006',
  benefitTint: '#33211a',
  ok: '#5fd0a4',
  onOk: '#04231a',
  okTint: '#14291f',
  warn: '#f0bd5c',
  warnTint: '#2e2513',
  bad: '#ff8a8a',
  badPressed: '#ec7676',
  onBad: '#330a0a',
  badTint: '#331b1e',
  idle: '#2a313c',
  onIdle: '#98a1b0',
  toast: '#e4e8ef',
  onToast: '#14171f',
}

/** Unusual on purpose, so that a hard-coded brand colour, radius or shadow is easy to see. */
export const wireframeHues: Hues = {
  paper: '#fffdf0',
  surface: '#ffffff',
  sunken: '#f1f1e6',
  ink: '#111111',
  ink2: '#333333',
  ink3: '#555555',
  line: '#8a8a8a',
  edge: '#111111',
  brand: '#6b00b3',
  brandPressed: '#4d0080',
  onBrand: '#ffffff',
  brandTint: '#f3e5ff',
  brandSoft: '#d3a6f2',
  benefit: '#00616b',
  onBenefit: '#ffffff',
  benefitTint: '#ddf6f8',
  ok: '#1f5f00',
  onOk: '#ffffff',
  okTint: '#e8f7df',
  warn: '#6b4a00',
  warnTint: '#fff0b8',
  bad: '#a3004f',
  badPressed: '#7a003b',
  onBad: '#ffffff',
  badTint: '#ffe6f2',
  idle: '#d9d9d0',
  onIdle: '#4a4a4a',
  toast: '#111111',
  onToast: '#fffdf0',
}

/** The colours of a partner's brand, over one of our themes. */
export type BrandHues = Pick<Hues, 'brand' | 'brandPressed' | 'onBrand' | 'brandTint' | 'brandSoft'>

/** Pink in place of the warm hue, for a brand that looks like it: benefits keep a colour of their own. */
const pinks = [
  { benefit: '#a8246e', onBenefit: '#ffffff', benefitTint: '#fdeef6' },
  { benefit: '#ff9bd0', onBenefit: '#33061d', benefitTint: '#331a29' },
]

/**
 * A partner brand over a base theme; state and neutral colours stay ours, and so does the warm hue of benefits, unless the brand
 * looks like it.
 */
export function partnerHues(base: Hues, brand: BrandHues): Hues {
  const looksLikeBenefit = distance(brand.brand, base.benefit) < APART
  const pink = pinks.find(({ benefit }) => contrast(benefit, base.surface) >= 4.5)
  return { ...base, ...brand, ...(looksLikeBenefit && pink) }
}

/** A brand nearer than this to an error or to a benefit of the house is a red or an orange: its links would look like those. */
const WARM = 45

/**
 * How links look over a partner's brand, as custom properties: nothing for most, which have the brand. Of a red or orange brand
 * they are ink with a line, and the brand is for the button, the selection and the ring.
 */
export function partnerLinks(base: Hues, { brand }: BrandHues): Record<string, string> {
  const isWarm = [base.bad, base.benefit].some((hue) => distance(brand, hue) < WARM)
  return isWarm ? { [linkColour]: base.ink, [linkLine]: 'underline' } : {}
}

/** Sample partner. Its tint is a cool grey-pink, so that a selected card does not look like an error. */
export const rubyBrand: BrandHues = {
  brand: '#8f0f3f',
  brandPressed: '#6f0b31',
  onBrand: '#ffffff',
  brandTint: '#fbeef3',
  brandSoft: '#e6afc2',
}
