import type { SafeStorage } from '@koo/host/storage'
import { chosenTheme, THEME_KEY, themeFor, type ThemeChoice } from './theme.ts'

export interface ThemeControl {
  /** The current choice: from the query of this visit, the customer's choice, or the device. */
  choice(): ThemeChoice
  /** Sets the customer's choice and stores it for later visits. */
  choose(choice: ThemeChoice): void
}

export interface ThemeParts {
  root: HTMLElement
  query: URLSearchParams
  local: SafeStorage
  /** `(prefers-color-scheme: dark)` */
  dark: Pick<MediaQueryList, 'matches' | 'addEventListener'>
}

/** Sets the theme of the document, also when the device changes between light and dark. */
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
