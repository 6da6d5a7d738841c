import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import type { tokens } from './tokens.ts'
import { vars } from './vars.css.ts'

/** Writes one theme to the style sheet under `selector`. Called only in `*.css.ts` files. */
export function applyTheme(selector: string, values: ReturnType<typeof tokens>, scheme: 'light' | 'dark') {
  createGlobalTheme(selector, vars, values)
  globalStyle(selector, {
    colorScheme: scheme,
    color: vars.color.ink,
    backgroundColor: vars.color.paper,
  })
}
