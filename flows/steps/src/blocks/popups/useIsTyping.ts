import { useAfter } from '@koo/page/time'
import { useEffect, useState } from 'react'
import { AFTER_TYPING_MS } from './constants.ts'

const TEXT = 'input:not([type]), input[type="text"], input[type="tel"], input[inputmode], textarea'

/**
 * Whether the customer types, or did a moment ago. What opens by itself waits: it would close the keyboard, or come under the
 * finger that has just left the field.
 */
export function useIsTyping(): boolean {
  const [state, setState] = useState<'typing' | 'left' | 'idle'>(() =>
    isText(document.activeElement) ? 'typing' : 'idle',
  )
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      if (isText(target)) setState('typing')
    }
    const onFocusOut = ({ target }: FocusEvent) => {
      if (isText(target)) setState('left')
    }
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('focusout', onFocusOut)
    return () => {
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('focusout', onFocusOut)
    }
  }, [])
  useAfter(state === 'left' ? AFTER_TYPING_MS : null, () => setState('idle'))
  return state !== 'idle'
}

const isText = (target: EventTarget | null) => target instanceof Element && target.matches(TEXT)
