import { createContext, use } from 'react'
import type { SessionStore } from './session/session.ts'
import type { ThemeControl } from './theme/control.ts'

/** What the host's own pages may use beyond the port that every page has. */
export interface AppContextValue {
  session: SessionStore
  theme: ThemeControl
}

export const AppContext = createContext<AppContextValue | null>(null)

export function useApp(): AppContextValue {
  const value = use(AppContext)
  if (!value) throw new Error('useApp is for pages of the host, inside the app')
  return value
}
