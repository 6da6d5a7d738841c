/** What the inline script does when the app does not start. */
import { chunkCopy } from '@koo/host/copy'
import { reloadOnce, reloadWindow } from '@koo/host/navigation'

/** Shows the message with plain elements, because app and styles may be missing. */
export function showPanel(): void {
  const root = document.getElementById('root')
  if (window.kooStarted || !root) return
  const element = <K extends keyof HTMLElementTagNameMap>(name: K, text: string) =>
    Object.assign(document.createElement(name), { textContent: text })
  const again = element('button', chunkCopy.retry)
  again.onclick = reloadWindow
  const panel = element('main', '')
  panel.setAttribute('role', 'alert')
  panel.style.cssText = 'padding:25vh 24px;text-align:center'
  panel.append(element('h1', chunkCopy.title), element('p', chunkCopy.text), again)
  root.textContent = ''
  root.append(panel)
}

/** Handles a file of ours that did not load, or that was not what it should be. */
export function onLoadFailure(): void {
  if (window.kooStarted) return
  if (!reloadOnce()) showPanel()
}
