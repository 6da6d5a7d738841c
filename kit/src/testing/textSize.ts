/** Ways in which phones make text larger. Android's web views multiply the computed size of every element. */
export const textSizes = {
  'text of 130 %': () => multiplied(1.3),
  'text of 160 %': () => multiplied(1.6),
  'a root of 26 px': () => rootOf(26),
} as const

/** Multiplies the size of every text, as Android does for its setting of the text size. Returns what undoes it. */
function multiplied(factor: number): () => void {
  const elements = [...document.body.querySelectorAll<HTMLElement | SVGElement>('*'), document.body]
  // All are read before one is set: children inherit.
  const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const before = elements.map((element) => element.style.fontSize)
  for (const [at, element] of elements.entries())
    element.style.setProperty('font-size', `${(sizes[at] ?? 0) * factor}px`)
  return () => {
    for (const [at, element] of elements.entries()) {
      element.style.fontSize = before[at] ?? ''
      if (element.getAttribute('style') === '') element.removeAttribute('style')
    }
  }
}

function rootOf(px: number): () => void {
  const { style } = document.documentElement
  const before = style.fontSize
  style.fontSize = `${px}px`
  return () => {
    style.fontSize = before
  }
}
