import { hostBars, safe } from '@koo/kit/theme/vars'

/**
 * Keeps the room of a status bar that the host names, in CSS px, and more where the browser knows of more. On the root: for sheets and
 * viewers beside the page, too. A page with a header says itself how high its bars are.
 */
export function keepStatusBar(px: number): void {
  const largest = `max(${px}px, env(safe-area-inset-top, 0px))`
  // Old browsers do not know `max()`, nor the bar.
  const room = CSS.supports('height', largest) ? largest : `${px}px`
  for (const property of [safe.hostTop, hostBars]) document.documentElement.style.setProperty(property, room)
}
