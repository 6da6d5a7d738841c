import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import type { tokens } from './tokens.ts'
import { vars } from './vars.css.ts'

/** Write one theme to the style sheet under `selector`. Called from `*.css.ts` files only. */
export function applyTheme(selector: string, values: ReturnType<typeof tokens>, scheme: 'light' | 'dark') {
  createGlobalTheme(selector, vars, values)
  globalStyle(selector, {
    colorScheme: scheme,
    color: vars.color.ink,
    backgroundColor: vars.color.paper,
  })
}
