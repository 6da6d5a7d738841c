import { createContext } from 'react'

interface CollapseContextValue {
  /** Keys of the open panels. */
  open: readonly string[]
  level: 2 | 3
  toggle(key: string): void
}

/** The collapse around a panel. */
export const CollapseContext = createContext<CollapseContextValue | null>(null)
