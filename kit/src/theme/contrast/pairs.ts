import type { Hues } from '../hues.ts'

type HueName = keyof Hues

/** Text on a background: at least 4.5:1 (WCAG 2.2 SC 1.4.3). */
export const textPairs: readonly (readonly [text: HueName, grounds: readonly HueName[]])[] = [
  ['ink', ['paper', 'surface', 'sunken', 'brandTint', 'benefitTint', 'okTint', 'warnTint', 'badTint']],
  ['ink2', ['paper', 'surface', 'sunken', 'brandTint', 'benefitTint', 'okTint', 'warnTint', 'badTint']],
  ['ink3', ['paper', 'surface', 'sunken']],
  ['brand', ['paper', 'surface', 'brandTint']],
  ['onBrand', ['brand', 'brandPressed']],
  ['benefit', ['paper', 'surface', 'benefitTint']],
  ['onBenefit', ['benefit']],
  ['ok', ['paper', 'surface', 'okTint']],
  ['onOk', ['ok']],
  ['warn', ['paper', 'surface', 'warnTint']],
  ['bad', ['paper', 'surface', 'badTint']],
  ['onBad', ['bad', 'badPressed']],
  ['onToast', ['toast']],
  ['warnTint', ['warn']],
  ['surface', ['ink2']],
]

/** Outlines and marks that identify a control: at least 3:1 (SC 1.4.11). Disabled text keeps 3:1 too. */
export const markPairs: readonly (readonly [mark: HueName, grounds: readonly HueName[]])[] = [
  ['edge', ['paper', 'surface']],
  ['brand', ['paper', 'surface', 'brandTint']],
  ['bad', ['paper', 'surface']],
  ['onIdle', ['idle']],
]
