import { useLayoutEffect, type RefObject } from 'react'

/**
 * Makes the figures in a box smaller until they fit into its width, each time `text` or the size of the box changes: a figure
 * that is cut reads as another one. Sizes are relative, because phones multiply absolute ones once more.
 */
export function useFit(box: RefObject<HTMLElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const fit = () => fitInto(element)
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, text])
}

function fitInto(box: HTMLElement): void {
  const figures = [...box.querySelectorAll<HTMLElement>(':scope > *')]
  for (const { style } of figures) style.fontSize = ''
  const part = box.clientWidth / Math.max(...figures.map((figure) => figure.scrollWidth))
  if (part < 1) for (const { style } of figures) style.fontSize = `${Math.floor(part * 100) / 100}em`
}
