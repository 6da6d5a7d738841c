import {
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type RefObject,
} from 'react'
import { useControlled } from './useControlled.ts'

/** The result of an edit: the text of the field and the position of the caret. */
export interface CleanEdit {
  value: string
  caret: number
}

export interface CleanTextOptions {
  value: string | undefined
  defaultValue: string | undefined
  onValueChange: ((value: string) => void) | undefined
  /** Cleans the text after an edit; `before` is the value before the edit. */
  clean: (text: string, caret: number, before: string) => CleanEdit
}

export interface CleanText {
  text: string
  change(text: string): void
  /** Props of the input. */
  props: {
    value: string
    onChange(event: ChangeEvent<HTMLInputElement>): void
    onCompositionEnd(event: CompositionEvent<HTMLInputElement>): void
  }
}

/**
 * The text of an input that accepts only some characters. The caret stays at the edit. While an input method is
 * composing, nothing is changed.
 */
export function useCleanText(
  input: RefObject<HTMLInputElement | null>,
  { value, defaultValue = '', onValueChange, clean }: CleanTextOptions,
): CleanText {
  const [text, change] = useControlled(value, defaultValue, onValueChange)
  const [composing, setComposing] = useState<string | null>(null)
  const [caret, setCaret] = useState<{ at: number } | null>(null)

  const settle = (element: HTMLInputElement) => {
    const typed = element.value
    const edit = clean(typed, element.selectionStart ?? typed.length, text)
    // React writes the clean text, and the browser would put the caret at its end.
    if (edit.value !== typed) setCaret({ at: edit.caret })
    if (edit.value !== text) change(edit.value)
  }

  useLayoutEffect(() => {
    if (caret && document.activeElement === input.current) {
      input.current?.setSelectionRange(caret.at, caret.at)
    }
  }, [caret, input])

  // A prerendered input can be typed into before hydration. Hydration keeps that text, so the value must follow.
  const adopt = useRef(settle)
  useLayoutEffect(() => {
    const element = input.current
    if (!element || element.value === '' || element.readOnly || element.disabled) return
    adopt.current(element)
  }, [input])

  return {
    text,
    change,
    props: {
      value: composing ?? text,
      onChange(event) {
        if ((event.nativeEvent as InputEvent).isComposing) setComposing(event.currentTarget.value)
        else settle(event.currentTarget)
      },
      onCompositionEnd(event) {
        setComposing(null)
        settle(event.currentTarget)
      },
    },
  }
}
