import { expect } from 'vitest'

/** Smallest side of a touch target, in CSS pixels. */
export const TARGET = 44

const interactive = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  '[role="button"]',
  '[role="link"]',
  '[role="radio"]',
  '[role="checkbox"]',
  '[role="switch"]',
  '[role="tab"]',
].join(',')

/** The element that gets a touch: a control, or the label that passes the touch to its control. */
function controlAt(x: number, y: number): Element | null {
  const hit = document.elementFromPoint(x, y)
  const control = hit?.closest(interactive)
  if (control) return control
  return hit?.closest('label')?.control ?? null
}

/** A link inside text is exempt (WCAG 2.5.8): it is as high as its line. */
function isInText(element: Element): boolean {
  let outer = element
  while (getComputedStyle(outer).display === 'inline' && outer.parentElement) outer = outer.parentElement
  return outer !== element && outer.textContent?.trim() !== element.textContent?.trim()
}

const sides = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const

/** Width and height of the area around the middle of a box in which a touch reaches the control. */
function reachOf(control: Element, { left, top, width, height }: DOMRect): readonly [number, number] {
  const [x, y] = [left + width / 2, top + height / 2]
  const walk = (side: keyof typeof sides, start: number) => {
    const [dx, dy] = sides[side]
    let way = start
    while (way < TARGET && controlAt(x + dx * way, y + dy * way) === control) way += 1
    return way - start
  }
  // The middle pixel is counted once.
  return [walk('left', 1) + walk('right', 0), walk('up', 1) + walk('down', 0)]
}

/** Controls under `root` that are too small for a finger, one readable line each. */
export function smallTargets(root: Element): string[] {
  return [...root.querySelectorAll(interactive)].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true }) || isInText(control)) return []
    if (control.matches(':disabled') || control.closest('[inert], [aria-hidden="true"]')) return []
    // What is seen only with the focus is touched with it.
    if (control instanceof HTMLElement && control.clientWidth <= 1) control.focus()
    control.scrollIntoView({ block: 'center', inline: 'center' })
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
    const reaches = [control, ...labels].map((each) => reachOf(control, each.getBoundingClientRect()))
    if (reaches.some((reach) => Math.min(...reach) >= TARGET)) return []
    const size = (reaches[0] ?? []).map(Math.round).join(' × ')
    return [
      `${control.outerHTML.slice(0, 120)} takes a touch on ${size}; give it or its label ${TARGET} × ${TARGET}`,
    ]
  })
}

/** Fails with one line for each control that is too small for a finger. */
export function expectTargets(root: Element): void {
  expect(smallTargets(root)).toEqual([])
}
