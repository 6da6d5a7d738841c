'use client'
import { createContext, type ReactNode } from 'react'

/** How often the form around was submitted. */
export const SubmitContext = createContext(0)

export interface SubmitProviderProps {
  /**
   * Number of submits of the form. Errors that come with a new number are announced by the form, once for all of them.
   */
  submits: number
  children: ReactNode
}

/** Tells the fields of a form when it was submitted, so that a screen reader does not read every error of the form. */
export function SubmitProvider({ submits, children }: SubmitProviderProps) {
  return <SubmitContext value={submits}>{children}</SubmitContext>
}
