import { createContext, use } from 'react'
import type { SessionStore } from '@koo/host/session'
import type { ThemeControl } from './theme/control.ts'

/** What the app's own pages may use beside the host. */
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
