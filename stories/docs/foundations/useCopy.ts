import { useState } from 'react'

/** Copies a text, and what to say of it: that it is there, or that the browser does not allow it. */
export function useCopy(): [said: string, copy: (what: string, text: string) => void] {
  const [said, setSaid] = useState('')
  const copy = (what: string, text: string) => {
    navigator.clipboard.writeText(text).then(
      () => setSaid(`${what} copied`),
      () => setSaid('This browser copies nothing'),
    )
  }
  return [said, copy]
}
