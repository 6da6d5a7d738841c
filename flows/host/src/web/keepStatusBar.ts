/** Custom properties of the kit (`safe.hostTop`, `hostBars`), by their names: the hosts of the apps need nothing else of the theme. */
const PROPERTIES = ['--koo-top', '--koo-host-bars']

/**
 * Keeps the room of a status bar that the host names, in CSS px, in place of the inset that the browser knows. On the root: for sheets
 * and viewers beside the page, too. A page with a header says itself how high its bars are.
 */
export function keepStatusBar(px: number): void {
  for (const property of PROPERTIES) document.documentElement.style.setProperty(property, `${px}px`)
}
