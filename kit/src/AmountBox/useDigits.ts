import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type InputHTMLAttributes,
  type RefObject,
} from 'react'
import { cleanEdit, isPlain } from './digits.ts'

/** A text that is kept elsewhere. A field follows it by itself, and is not drawn again for what is typed into it. */
export interface TextSource {
  get(): string
  /** Calls `listener` after every change. Returns the end of it. */
  subscribe(listener: () => void): () => void
}

/** From eight digits on the figure is written smaller. */
const SHORT_DIGITS = 7

/** Of the digits, all that the look of the box depends on. */
export type Length = 'none' | 'short' | 'long'

const lengthOf = (digits: string): Length =>
  digits === '' ? 'none' : digits.length > SHORT_DIGITS ? 'long' : 'short'

export interface DigitsOptions {
  value: string | TextSource | undefined
  defaultValue: string
  onValueChange: ((value: string) => void) | undefined
}

type Fields = 'value' | 'defaultValue' | 'onChange' | 'onCompositionEnd'

export interface Digits {
  length: Length
  props: Pick<InputHTMLAttributes<HTMLInputElement>, Fields>
  clear(): void
}

/** What is typed into `input`, as digits: held by the caller (`value`), followed (a source), or by the field itself. */
export function useDigits(
  { value, defaultValue, onValueChange }: DigitsOptions,
  input: RefObject<HTMLInputElement | null>,
): Digits {
  const held = typeof value === 'string' ? value : null
  const source = typeof value === 'object' ? value : null
  const [first] = useState(() => held ?? source?.get() ?? defaultValue)
  const own = useRef(first)
  const [ownLength, setOwnLength] = useState(() => lengthOf(first))
  const [composing, setComposing] = useState<string | null>(null)

  const keep = useCallback((digits: string) => {
    const length = lengthOf(digits)
    // Compared here: React draws a part once more before it finds that nothing was said.
    if (length !== lengthOf(own.current)) setOwnLength(length)
    own.current = digits
  }, [])
  const emit = useCallback(
    (digits: string) => {
      keep(digits)
      onValueChange?.(digits)
    },
    [keep, onValueChange],
  )

  useLayoutEffect(() => {
    if (!source) return undefined
    const follow = () => {
      const digits = source.get()
      if (digits === own.current) return
      keep(digits)
      if (input.current) input.current.value = digits
    }
    follow()
    return source.subscribe(follow)
  }, [source, keep, input])

  // Written to the element at once: React then finds nothing to correct and leaves the caret alone.
  const settle = (element: HTMLInputElement) => {
    const before = held ?? own.current
    // The common case, first: asking for the caret makes the browser lay the page out in the middle of the keystroke.
    if (isPlain(element.value)) {
      if (element.value !== before) emit(element.value)
      return
    }
    const edit = cleanEdit(element.value, element.selectionStart ?? element.value.length, before)
    if (element.value !== edit.value) {
      element.value = edit.value
      element.setSelectionRange(edit.caret, edit.caret)
    }
    if (edit.value !== before) emit(edit.value)
  }

  // A prerendered field can be typed into before React owns it; hydration keeps that text, the state must follow.
  const adopt = useRef(settle)
  useLayoutEffect(() => {
    if (input.current) adopt.current(input.current)
  }, [input])

  const clear = useCallback(() => {
    if (input.current && held === null) input.current.value = ''
    emit('')
    input.current?.focus()
  }, [emit, held, input])

  const props = {
    onChange(event: ChangeEvent<HTMLInputElement>) {
      if ((event.nativeEvent as InputEvent).isComposing) setComposing(event.currentTarget.value)
      else settle(event.currentTarget)
    },
    onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
      setComposing(null)
      settle(event.currentTarget)
    },
  }
  return held === null
    ? { length: ownLength, clear, props: { ...props, defaultValue: first } }
    : { length: lengthOf(held), clear, props: { ...props, value: composing ?? held } }
}
