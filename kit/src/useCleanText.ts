import { useEffectEvent, useLayoutEffect, useState, type ChangeEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** The result of an edit: the text of the field and the position of the caret in it. */
export interface CleanEdit {
  value: string
  caret: number
}

export interface CleanTextOptions {
  value: string | undefined
  defaultValue: string | undefined
  onValueChange: ((value: string) => void) | undefined
  /**
   * Cleans the text after an edit; cleaning a clean text changes nothing. `before` is the value before the edit. A string
   * as the result leaves the caret behind the same character.
   */
  clean: (text: string, caret: number, before: string) => CleanEdit | string
  /** The value as shown: its characters with separators between them. */
  format?: ((value: string) => string) | undefined
  /** Shortens the value after an edit. A value of the caller may be longer. */
  cut?: ((value: string, before: string) => string) | undefined
  /** Called for each input event, also while composing, before `onValueChange`. */
  onInput?: ((event: ChangeEvent<TextControl>) => void) | undefined
}

export interface CleanText {
  /** The value: what was reported last, or what the caller set. */
  text: string
  /** Empties the input as its user would. */
  clear(): void
  /** Props of the input. */
  props: {
    value?: string
    defaultValue?: string
    onChange(event: ChangeEvent<TextControl>): void
  }
}

/** What ends a composition. Some input methods leave the field, and some web views lose `compositionend`. */
const ENDS = ['compositionend', 'blur', 'click', 'submit']

/**
 * The text of an input that accepts only some characters. The caret stays at the edit.
 *
 * While an input method is composing, the browser owns the text: nothing is written, because a written value makes the
 * input method insert its text twice, and nothing is reported. The composition ends with whatever comes first:
 * `compositionend`, an input that is not composed, leaving the field, a tap elsewhere, a submit, or a new value of the
 * caller. Then the text is cleaned and reported, once.
 */
export function useCleanText(input: RefObject<TextControl | null>, options: CleanTextOptions): CleanText {
  const { value, defaultValue = '', onValueChange, clean, format = same, cut = same, onInput } = options
  const [own, setOwn] = useState(defaultValue)
  const text = value ?? own
  /** The text that is being composed, and the value before it. */
  const [draft, setDraft] = useState<{ shown: string; before: string } | null>(null)
  if (draft && draft.before !== text && draft.shown !== text) setDraft(null)

  const report = (next: string) => {
    if (next === text) return
    setOwn(next)
    onValueChange?.(next)
  }
  const cleanAt = (typed: string, caret: number) => {
    const result = clean(typed, caret, text)
    return typeof result === 'string' ? { value: result, caret: -1 } : result
  }
  /** What the text of an input becomes. */
  const editOf = (element: TextControl) => {
    const typed = element.value
    const at = element.selectionStart ?? typed.length
    const edit = cleanAt(typed, at)
    const caret =
      edit.caret < 0 ? commonLength(edit.value, cleanAt(typed.slice(0, at), at).value) : edit.caret
    const next = cut(edit.value, text)
    const shown = format(next)
    return { value: next, shown, caret: placeIn(shown, next, caret) }
  }

  const endComposition = useEffectEvent((event: Event) => {
    const element = input.current
    if (!element || (event.type === 'click' && event.target === element)) return
    // At once, because the handlers of this event must already see the value.
    flushSync(() => {
      setDraft(null)
      const { value: next, shown, caret } = editOf(element)
      if (shown === element.value) report(next)
      else enter(element, shown, caret)
    })
  })
  const isComposing = draft !== null
  useLayoutEffect(() => {
    if (!isComposing) return undefined
    for (const end of ENDS) document.addEventListener(end, endComposition, true)
    return () => {
      for (const end of ENDS) document.removeEventListener(end, endComposition, true)
    }
  }, [isComposing])

  // A value that comes from a photo, the host or a draft is cleaned as a typed one is. At first it is what was typed into
  // a prerendered input before hydration.
  const adopt = useEffectEvent(() => {
    const element = input.current
    if (!element?.value || isComposing || element.readOnly || element.disabled) return
    const { value: next } = cleanAt(element.value, element.value.length)
    // oxlint-disable-next-line react/immutability -- the element behind the ref, not the ref
    if (value === undefined && format(next) !== element.value) element.value = format(next)
    report(next)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- what the input holds is known once it is in the document
  useLayoutEffect(() => adopt(), [text])

  return {
    text,
    clear() {
      setDraft(null)
      if (input.current?.value) enter(input.current, '')
      else report('')
    },
    props: {
      // An uncontrolled input keeps its own text: form libraries write it through the ref.
      ...(value === undefined
        ? { defaultValue: format(defaultValue) }
        : { value: draft?.shown ?? format(value) }),
      onChange(event) {
        const element = event.target
        if ((event.nativeEvent as InputEvent).isComposing) {
          setDraft({ shown: element.value, before: text })
          onInput?.(event)
          return
        }
        setDraft(null)
        const { value: next, shown, caret } = editOf(element)
        if (shown !== element.value) {
          element.value = shown
          putCaret(element, caret)
        }
        onInput?.(event)
        report(next)
      },
    },
  }
}

const same = (value: string) => value

/** Number of characters at the start that two texts have in common. */
function commonLength(one: string, other: string): number {
  let length = 0
  while (length < other.length && one[length] === other[length]) length += 1
  return length
}

/** The place in the shown text behind the first `caret` characters of the value. */
function placeIn(shown: string, value: string, caret: number): number {
  let place = 0
  for (let passed = 0; passed < Math.min(caret, value.length); place += 1) {
    if (shown[place] === value[passed]) passed += 1
  }
  return place
}

function putCaret(element: TextControl, place: number): void {
  // An input of type `email` has no selection.
  if (document.activeElement !== element || element.selectionStart === null) return
  element.setSelectionRange(place, place)
}

/** Enters a text as its user would: React handles the event, because the value was not written through its own setter. */
export function enter(element: TextControl, text: string, caret = text.length): void {
  const { prototype } = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text)
  putCaret(element, caret)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
