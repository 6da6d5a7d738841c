/**
 * The inline script of every page, which runs before the app: it removes personal data from the address, sets the theme
 * before the first paint, and shows a message when the app does not start.
 */
import { cleanWindow, reloadWindow, setWindowHash, windowHash, windowQuery } from '../navigation/window.ts'
import { chunkCopy } from '../shell/copy.ts'
import { claimReload } from '../shell/reload-guard.ts'
import { localStore } from '../storage/safe-storage.ts'
import { chosenTheme, themeFor } from '../theme/theme.ts'

cleanWindow()

/** Time the app may take to start, in milliseconds (spec 9, chunk timeout). */
const START_LIMIT = 120_000

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches
document.documentElement.dataset.theme = themeFor(chosenTheme(windowQuery(), localStore), prefersDark)

/** Shows the message with plain elements, because app and styles may be missing. */
function showPanel(): void {
  const root = document.getElementById('root')
  if (window.kooStarted || !root) return
  const element = <K extends keyof HTMLElementTagNameMap>(name: K, text: string) =>
    Object.assign(document.createElement(name), { textContent: text })
  const again = element('button', chunkCopy.retry)
  again.onclick = reloadWindow
  const panel = document.createElement('main')
  panel.setAttribute('role', 'alert')
  panel.style.cssText = 'padding:25vh 24px;text-align:center'
  panel.append(element('h1', chunkCopy.title), element('p', chunkCopy.text), again)
  root.replaceChildren(panel)
}

/** Handles a script of ours that did not load, or that was not a script. */
function onFailure(event: Event): void {
  if (window.kooStarted || !(event.target instanceof HTMLScriptElement)) return
  if (claimReload({ jar: document, hash: windowHash, setHash: setWindowHash, now: Date.now })) reloadWindow()
  else showPanel()
}

window.addEventListener('error', onFailure, true)
setTimeout(showPanel, START_LIMIT)
