import type { SafeStorage } from '@koo/host/storage'

/** Local storage key of the customer's choice. */
export const THEME_KEY = 'koo_theme'
export const THEME_QUERY = 'theme'

/** `system` follows the device. `night` is dark, the others are light. */
export const themeChoices = ['system', 'koo', 'night', 'ruby', 'wireframe'] as const
export type ThemeChoice = (typeof themeChoices)[number]
/** A theme of the document. */
export type Theme = Exclude<ThemeChoice, 'system'>

const asChoice = (value: string | null): ThemeChoice | null =>
  themeChoices.find((choice) => choice === value) ?? null

/** The chosen theme: from the query (set by a host app), else the stored choice, else the device. */
export function chosenTheme(query: URLSearchParams, local: SafeStorage): ThemeChoice {
  return asChoice(query.get(THEME_QUERY)) ?? asChoice(local.getItem(THEME_KEY)) ?? 'system'
}

export const themeFor = (choice: ThemeChoice, prefersDark: boolean): Theme =>
  choice === 'system' ? (prefersDark ? 'night' : 'koo') : choice
