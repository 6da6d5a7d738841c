import { useState } from 'react'

/** The tick for the authorisation of this visit, and whether a check was started without it. */
export function useFaceConsent() {
  const [value, onValueChange] = useState(false)
  const [isAsked, setAsked] = useState(false)
  return {
    line: { value, onValueChange, isMissing: isAsked && !value },
    /** To be asked at each tap that leads to a picture: without the tick the line asks for it. */
    isGiven(): boolean {
      if (!value) setAsked(true)
      return value
    },
  }
}
