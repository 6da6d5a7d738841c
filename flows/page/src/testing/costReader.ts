/** Name of the button that confirms a table of costs; until its time has passed the button has another one. */
export const CONFIRM_COSTS = '已阅读并确认'

let watch: MutationObserver | null = null
/** Tables that were confirmed: each is answered once. */
const answered = new WeakSet<Element>()

function confirmOpen() {
  for (const button of document.querySelectorAll<HTMLElement>('[role="dialog"][data-state="open"] button')) {
    if (button.textContent !== CONFIRM_COSTS || answered.has(button)) continue
    answered.add(button)
    button.click()
  }
}

/**
 * Confirms every table of what a loan costs as soon as that is possible, in all pages of this document: for tests that are about
 * something else. Here a table needs no time to be read (`testedConfig`). `isOn` false: the test answers by itself.
 */
export function confirmCosts(isOn: boolean): void {
  watch?.disconnect()
  watch = isOn ? new MutationObserver(confirmOpen) : null
  watch?.observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
}
