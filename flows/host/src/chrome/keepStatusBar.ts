import { safe } from '@koo/kit/theme'

/**
 * Keeps the room of a status bar that the host names, in CSS px, and more where the browser knows of more. On the root: for sheets and
 * viewers beside the page, too.
 */
export function keepStatusBar(px: number): void {
  const largest = `max(${px}px, env(safe-area-inset-top, 0px))`
  // Old browsers do not know `max()`, nor the bar.
  document.documentElement.style.setProperty(
    safe.hostTop,
    CSS.supports('height', largest) ? largest : `${px}px`,
  )
}
