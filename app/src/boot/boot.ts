/**
 * The script that stands in every page's HTML, before the app's own: it puts the theme on before the first paint, and
 * watches whether the app starts at all.
 */
import { reloadWindow, setWindowHash, windowHash, windowQuery } from '../navigation/window.ts'
import { chunkCopy } from '../shell/copy.ts'
import { claimReload } from '../shell/reload-guard.ts'
import { localStore } from '../storage/safe-storage.ts'
import { chosenTheme, themeFor } from '../theme/theme.ts'

/** Time the app may take to start, in milliseconds (spec 9, chunk timeout). */
const START_LIMIT = 120_000

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches
document.documentElement.dataset.theme = themeFor(chosenTheme(windowQuery(), localStore), prefersDark)

/** Plain elements, because neither the app nor its style may be there. */
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

/** A script of ours did not arrive, or something else arrived under its name. */
function onFailure(event: Event): void {
  if (window.kooStarted || !(event.target instanceof HTMLScriptElement)) return
  if (claimReload({ jar: document, hash: windowHash, setHash: setWindowHash, now: Date.now })) reloadWindow()
  else showPanel()
}

window.addEventListener('error', onFailure, true)
setTimeout(showPanel, START_LIMIT)
