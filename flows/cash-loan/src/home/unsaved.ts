import { useEffect } from 'react'

/**
 * Whether the loan page that is on show has something entered. Kept beside the definition, because the leave policy
 * is part of it and the page's code may not even be loaded when it is asked.
 */
let entered = false

export const hasEntered = (): boolean => entered

/** Says so for as long as the page is there. */
export function useEntered(value: boolean): void {
  useEffect(() => {
    entered = value
    return () => {
      entered = false
    }
  }, [value])
}
