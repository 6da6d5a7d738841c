import { modern, old, oldSheets } from 'virtual:koo-start'
import { addLink } from './addLink.ts'
import { onLoadFailure, showPanel } from './failure.ts'
import { takeOldSheets } from './oldSheets.ts'

/** Time the app may take to start while its files are on their way, in milliseconds (spec 9, chunk timeout). */
const START_LIMIT = 120_000

/**
 * Chromium 113, Safari 17, Firefox 115: what the build for current browsers is made for. Whatever is newer must be guarded there.
 * The router needs the first: without it, every loader gets an address without its query.
 */
export const isModern = 'size' in URLSearchParams.prototype && 'toSorted' in Array.prototype

/** Starts the app for this browser. Its message is shown when that fails, or takes too long. */
export function startApp(): void {
  window.kooFailed = showPanel
  setTimeout(showPanel, START_LIMIT)
  const [app = '', ...page] = isModern ? modern : old
  if (!isModern) takeOldSheets(oldSheets, onLoadFailure)
  // Code of the page beside the app comes at the same time.
  for (const href of page) addLink('modulepreload', href)
  import(/* @vite-ignore */ app).catch(onLoadFailure)
}
