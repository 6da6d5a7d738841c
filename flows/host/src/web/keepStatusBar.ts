import { hostBars, safe } from '@koo/kit/theme/vars'

/**
 * Keeps the room of a status bar that the host names, in CSS px, in place of the inset that the browser knows. On the root: for sheets
 * and viewers beside the page, too. A page with a header says itself how high its bars are.
 */
export function keepStatusBar(px: number): void {
  const { style } = document.documentElement
  for (const property of [safe.hostTop, hostBars]) style.setProperty(property, `${px}px`)
}
