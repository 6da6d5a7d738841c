import { addLink } from './addLink.ts'

/**
 * Loads the sheets for old browsers in place of those in the page. They cannot be added to them: a value with `var()` is valid
 * until it is used, and then there is no earlier one to fall back to. The page is not seen until they are there, and the app waits
 * for them (`kooSheets`): without them it would start as a page that nobody can read.
 */
export function takeOldSheets(addresses: readonly string[], onFailure: () => void): void {
  const { style } = document.documentElement
  // Not `visibility`: the app may set the focus before.
  style.opacity = '0'
  const loaded = addresses.map(
    (href) => new Promise((onload, onerror) => addLink('stylesheet', href, { onload, onerror })),
  )
  const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
  window.kooSheets = new Promise((resolve) => {
    void Promise.all([parsed, ...loaded])
      .then(() => {
        for (const sheet of document.querySelectorAll('style,link[rel=stylesheet]:not([href*="/old/"])'))
          sheet.remove()
        resolve()
      }, onFailure)
      .finally(() => (style.opacity = ''))
  })
}
