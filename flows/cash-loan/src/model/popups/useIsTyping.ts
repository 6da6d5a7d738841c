import { useClock } from '@koo/page/time'
import { useEffect, useState } from 'react'
import { AFTER_TYPING_MS } from './constants.ts'

const TEXT = 'input:not([type]), input[type="text"], input[type="tel"], input[inputmode], textarea'

/**
 * Whether the customer types, or did a moment ago. What opens by itself waits: it would close the keyboard, or come under the
 * finger that has just left the field.
 */
export function useIsTyping(): boolean {
  const clock = useClock()
  const [isTyping, setTyping] = useState(() => isText(document.activeElement))
  useEffect(() => {
    let rest = new AbortController()
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!isText(target)) return
      rest.abort()
      setTyping(true)
    }
    const onFocusOut = async ({ target }: FocusEvent) => {
      if (!isText(target)) return
      rest.abort()
      rest = new AbortController()
      const { signal } = rest
      await clock.wait(AFTER_TYPING_MS, signal)
      if (!signal.aborted) setTyping(false)
    }
    const onLeft = (event: FocusEvent) => void onFocusOut(event)
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('focusout', onLeft)
    return () => {
      rest.abort()
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('focusout', onLeft)
    }
  }, [clock])
  return isTyping
}

const isText = (target: EventTarget | null) => target instanceof Element && target.matches(TEXT)
