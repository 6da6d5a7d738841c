/**
 * Keeps the lab usable beside a sheet or dialog of the page. Those hold the focus and take every touch elsewhere for a
 * wish to close them; what happens in the lab is none of their business, so it does not reach the document, where they
 * listen. Also marks the document, so that the page makes room. Returns the function that undoes it.
 */
export function standBeside(panel: HTMLElement): () => void {
  const { body, documentElement } = panel.ownerDocument
  const holds = (target: EventTarget | null) => target instanceof Node && panel.contains(target)
  const keepIn = (event: Event) => {
    if (holds(event.target)) event.stopPropagation()
  }
  const keepGoing = (event: FocusEvent) => {
    if (holds(event.relatedTarget)) event.stopPropagation()
  }
  documentElement.dataset['lab'] = ''
  // React listens further in, so the lab's own handlers have run by then.
  body.addEventListener('pointerdown', keepIn)
  body.addEventListener('focusin', keepIn)
  body.addEventListener('focusout', keepGoing)
  return () => {
    delete documentElement.dataset['lab']
    body.removeEventListener('pointerdown', keepIn)
    body.removeEventListener('focusin', keepIn)
    body.removeEventListener('focusout', keepGoing)
  }
}
