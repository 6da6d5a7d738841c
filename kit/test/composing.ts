import { cdp } from 'vitest/browser'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Composes and commits a text with the input method of the browser, at the caret. */
export async function typeComposed(steps: readonly string[], commit = steps.at(-1) ?? ''): Promise<void> {
  for (const text of steps) {
    await cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  }
  await cdp().send('Input.insertText', { text: commit })
}

/** Writes the text of a control as the browser does, without React; the event comes later. */
export function setText(control: TextControl, text: string): void {
  const { prototype } = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text)
}

/** Writes the text of a control and sends the event. */
export function writeText(control: TextControl, text: string, isComposing: boolean): void {
  setText(control, text)
  control.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }))
}

/** Starts a composition that shows these texts one after the other, and does not end it. */
export function startComposing(control: TextControl, ...texts: string[]): void {
  control.focus()
  control.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  for (const text of texts) writeText(control, text, true)
}

export function endComposing(control: TextControl): void {
  control.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
}
