import type { Hues } from './hues.ts'

/** Corner radii in design pixels: small marks, controls, cards, sheets. */
interface Radii {
  small: number
  control: number
  card: number
  sheet: number
}

/** What a theme sets in addition to its hues. */
export interface Shape {
  radii: Radii
  /** Box shadow of cards on the page. */
  cardShadow: string
  /** Box shadow of floating elements: sheets, dialogs, toasts. */
  floatShadow: string
  /** Colour over the page while a sheet or dialog is open. */
  backdrop: string
  /** Font families; `--koo-font` comes first so that tests can set one font. */
  font: string
  /** Font family of figures. */
  figures: string
}

const systemChinese =
  'var(--koo-font, -apple-system), "PingFang SC", "HarmonyOS Sans SC", "MiSans", "Noto Sans CJK SC", "Noto Sans SC", "Microsoft YaHei", system-ui, sans-serif'

/** Figures in the font of the texts. Its name is shorter in the first document than its families a second time. */
const sameAsText = 'var(--koo-font-text)'

export const kooShape: Shape = {
  radii: { small: 4, control: 12, card: 16, sheet: 20 },
  cardShadow: '0 1px 2px rgba(20, 23, 31, 0.04), 0 6px 20px rgba(20, 23, 31, 0.05)',
  floatShadow: '0 2px 6px rgba(20, 23, 31, 0.06), 0 16px 48px rgba(20, 23, 31, 0.16)',
  backdrop: 'rgba(10, 13, 20, 0.5)',
  font: systemChinese,
  figures: sameAsText,
}

export const nightShape: Shape = {
  ...kooShape,
  cardShadow: 'none',
  floatShadow: '0 0 0 1px #262c36, 0 16px 48px rgba(0, 0, 0, 0.5)',
  backdrop: 'rgba(0, 0, 0, 0.64)',
}

export const wireframeShape: Shape = {
  radii: { small: 0, control: 0, card: 0, sheet: 0 },
  cardShadow: '0 0 0 1px #8a8a8a',
  floatShadow: '0 0 0 2px #111111',
  backdrop: 'rgba(255, 253, 240, 0.8)',
  font: 'var(--koo-font, ui-monospace), "Courier New", monospace',
  figures: sameAsText,
}

/**
 * The values of one theme. The type of the theme contract (`vars.css.ts`) comes from this function, so every theme has
 * every token.
 */
export function tokens(hues: Hues, shape: Shape) {
  const radius = (designPx: number) => `calc(var(--koo-u) * ${designPx})`
  return {
    color: { ...hues, backdrop: shape.backdrop },
    radius: {
      small: radius(shape.radii.small),
      control: radius(shape.radii.control),
      card: radius(shape.radii.card),
      sheet: radius(shape.radii.sheet),
    },
    shadow: { card: shape.cardShadow, float: shape.floatShadow },
    font: { text: shape.font, figures: shape.figures },
  }
}
