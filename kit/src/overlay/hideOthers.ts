/** On an element that stays heard and usable while a modal is open: messages, tools beside the page. */
export const besideModal = { 'data-beside-modal': '' } as const

const holds = new Map<Element, number>()

/**
 * Hides everything but these elements from readers; what is marked with `besideModal` stays. Modals over one another
 * each hold what is below them. Returns a function that lets go.
 *
 * Not by `inert`: it is inherited, so every element of the page would be styled anew at each opening and closing. The
 * veil keeps fingers off the page, and `keepFocus` the focus.
 */
export function hideOthers(...shown: readonly Element[]): () => void {
  const kept = [...shown, ...document.querySelectorAll('[data-beside-modal]')]
  const held: Element[] = []
  const walk = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.includes(child)) continue
      if (kept.some((element) => child.contains(element))) walk(child)
      else if (holds.has(child) || child.getAttribute('aria-hidden') !== 'true') held.push(child)
    }
  }
  walk(document.body)
  for (const element of held) {
    holds.set(element, (holds.get(element) ?? 0) + 1)
    element.setAttribute('aria-hidden', 'true')
  }
  return () => {
    for (const element of held) {
      const left = (holds.get(element) ?? 1) - 1
      if (left > 0) {
        holds.set(element, left)
        continue
      }
      holds.delete(element)
      element.removeAttribute('aria-hidden')
    }
  }
}
