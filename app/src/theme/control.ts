import type { SafeStorage } from '../storage/safe-storage.ts'
import { chosenTheme, THEME_KEY, themeFor, type ThemeChoice } from './theme.ts'

export interface ThemeControl {
  /** What is in force: the query of this visit, the reader's choice, or the device. */
  choice(): ThemeChoice
  /** The reader's choice, kept for later visits. */
  choose(choice: ThemeChoice): void
}

export interface ThemeParts {
  root: HTMLElement
  query: URLSearchParams
  local: SafeStorage
  /** `(prefers-color-scheme: dark)` */
  dark: Pick<MediaQueryList, 'matches' | 'addEventListener'>
}

/** Puts the theme on the document and keeps it there when the device changes between day and night. */
export function createThemeControl({ root, query, local, dark }: ThemeParts): ThemeControl {
  let choice = chosenTheme(query, local)
  const apply = () => {
    root.dataset.theme = themeFor(choice, dark.matches)
  }
  dark.addEventListener('change', apply)
  apply()
  return {
    choice: () => choice,
    choose(next) {
      choice = next
      local.setItem(THEME_KEY, next)
      apply()
    },
  }
}
