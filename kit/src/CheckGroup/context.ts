import { createContext } from 'react'

interface CheckContextValue {
  name: string | undefined
  value: readonly string[]
  disabled: boolean
  isInvalid: boolean
  toggle(value: string): void
}

/** The group of a row. */
export const CheckContext = createContext<CheckContextValue | null>(null)
