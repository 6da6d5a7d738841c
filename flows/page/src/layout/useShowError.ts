import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { FieldValues, FormState } from 'react-hook-form'

/**
 * Scrolls the focused field to the middle of the screen after a submit with errors. The browser itself does not scroll
 * when only the error below the field is hidden behind the bar of the button.
 */
export function useShowError<Values extends FieldValues>(
  root: RefObject<HTMLElement | null>,
  { submitCount, errors }: Pick<FormState<Values>, 'submitCount' | 'errors'>,
): void {
  const show = useEffectEvent(() => {
    const field = document.activeElement
    const hasErrors = Object.keys(errors).length > 0
    if (hasErrors && field && root.current?.contains(field)) field.scrollIntoView({ block: 'center' })
  })
  useEffect(() => {
    if (submitCount > 0) show()
  }, [submitCount])
}
