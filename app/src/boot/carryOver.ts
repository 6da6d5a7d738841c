/**
 * Carries over what was typed into a prerendered page before the app has loaded. The app does not hydrate that page but
 * replaces it, so the text is read before and put into the same field after.
 */
const fieldsIn = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLInputElement>('input:not([type=checkbox]):not([type=radio])'),
]

/** Reads the fields of the skeleton in `root`. Returns a function that fills their text into the page that replaces it. */
export function carryOver(root: HTMLElement): () => void {
  const typed = fieldsIn(root).map((field) => ({
    text: field.value,
    focused: field === document.activeElement,
  }))
  return () => {
    const fields = fieldsIn(root)
    typed.forEach(({ text, focused }, at) => {
      const field = fields[at]
      if (!field) return
      if (text !== '' && field.value === '') type(field, text)
      if (focused) field.focus()
    })
  }
}

/** Sets the text like a user, so that React gets the event. */
function type(field: HTMLInputElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setter?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
