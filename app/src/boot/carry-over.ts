/**
 * A prerendered page can be typed into before the app is there. The app does not take that page over, it replaces it;
 * so what was typed is read before and put into the same field after.
 */
const fieldsIn = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])'),
]

/** Reads the fields of the shape in `root`. The answer puts their text into the page that is in `root` then. */
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

/** Sets the text as a user would, so that React hears of it. */
function type(field: HTMLInputElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setter?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
