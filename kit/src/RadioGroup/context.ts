import { createContext } from 'react'

interface RadioContextValue {
  name: string
  value: string | null
  disabled: boolean
  isInvalid: boolean
  choose(value: string): void
}

/** The group of a row. */
export const RadioContext = createContext<RadioContextValue | null>(null)
