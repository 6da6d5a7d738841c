import type { StyleRule } from '@vanilla-extract/css'
import { forcedColours } from './fragments.ts'
import { themeSelector } from './names.ts'
import { vars } from './vars.css.ts'

/** At night the brand is the brightest thing on a page, and what a chart fills with it is large. */
const calmAtNight = Object.fromEntries(
  themeSelector('night')
    .split(', ')
    .map((night) => [`${night} &`, { filter: 'brightness(0.85)' }]),
)

/** A ground of a chart, which high contrast would take away, in the colour that it has there. */
const ground = (colour: string, forced: string) =>
  ({
    backgroundColor: colour,
    '@media': { [forcedColours]: { backgroundColor: forced, filter: 'none', forcedColorAdjust: 'none' } },
  }) satisfies StyleRule

/** The grounds of a chart: principal, charge, and what a benefit takes off. */
export const series = {
  principal: { ...ground(vars.color.brand, 'CanvasText'), selectors: calmAtNight },
  charge: ground(vars.color.brandSoft, 'GrayText'),
  benefit: ground(vars.color.benefit, 'Highlight'),
} satisfies Record<string, StyleRule>

/** The same for shapes of a drawing. */
export const seriesFill = {
  principal: {
    fill: vars.color.brand,
    selectors: calmAtNight,
    '@media': { [forcedColours]: { fill: 'CanvasText', filter: 'none' } },
  },
  charge: { fill: vars.color.brandSoft, '@media': { [forcedColours]: { fill: 'GrayText' } } },
} satisfies Record<string, StyleRule>
