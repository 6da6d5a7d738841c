/**
 * Keeps the room of a status bar that the host names, in CSS px, in place of the inset that the browser knows. On the root: for sheets
 * and viewers beside the page, too. The property is the kit's `safe.hostTop`, by its name: the hosts need nothing else of the theme.
 */
export function keepStatusBar(px: number): void {
  document.documentElement.style.setProperty('--koo-top', `${px}px`)
}
