/** The kit's custom property (`HOST_TOP`): by its name, so that no style comes along. */
const HOST_TOP = '--koo-top'

/**
 * Keeps the room of a status bar that the host names, in CSS px, and more where the browser knows of more. On the root: for sheets and
 * viewers beside the page, too.
 */
export function keepStatusBar(px: number): void {
  const largest = `max(${px}px, env(safe-area-inset-top, 0px))`
  // Old browsers do not know `max()`, nor the bar.
  document.documentElement.style.setProperty(HOST_TOP, CSS.supports('height', largest) ? largest : `${px}px`)
}
