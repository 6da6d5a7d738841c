import { createGlobalThemeContract } from '@vanilla-extract/css'
import { kooHues } from './hues.ts'
import { kooShape, tokens } from './tokens.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * The theme contract: `vars.color.ink`, `vars.radius.card`, `vars.shadow.card`, `vars.font.text`.
 * Custom properties have stable names (`--koo-color-ink`), so a host page may read them.
 */
export const vars = createGlobalThemeContract(
  tokens(kooHues, kooShape),
  (_value, path) => `koo-${path.map(kebab).join('-')}`,
)
