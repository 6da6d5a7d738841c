import { faultsOfScreen } from './screen.ts'

/**
 * Controls with an ARIA attribute for opening something over the page or unfolding something in it. No other control is
 * tapped: those that submit, pay or leave have no such attribute. A row that opens a sheet has `aria-haspopup`.
 */
const OPENERS = [
  '[aria-haspopup]:not([aria-haspopup="false"])',
  '[aria-expanded="false"]',
  '[role="tab"][aria-selected="false"]',
].join(', ')

/** Sheets and dialogs that are open, without those that are closing. */
const OPEN = '[role="dialog"]:not([data-state="closed"]), [role="alertdialog"]:not([data-state="closed"])'

/** More than any page has: a control that always opens a new one must not run for ever. */
const MOST_TAPS = 40

export interface Taps {
  /** Waits until the screen does not change any more. */
  rest(): Promise<void>
  /** Called with the name of each control before it is tapped; returns false to leave it out. */
  taps(name: string): boolean
}

/**
 * Taps every control of the screen that opens something, one after the other, and checks what it opens: sheets, dialogs,
 * unfolded lists, tabs, and what can be opened inside them. Sheets and dialogs are closed again.
 */
export function faultsBehindTaps({ rest, taps }: Taps): Promise<string[]> {
  return faultsBehind(document.body, rest, taps)
}

async function faultsBehind(root: Element, rest: Taps['rest'], isTapped: Taps['taps']): Promise<string[]> {
  const faults: string[] = []
  const tapped = new Set<string>()
  for (let taps = 0; taps < MOST_TAPS; taps += 1) {
    // Searched again each time, because a tap may add and remove controls.
    const next = openersOf(root).find(([name]) => !tapped.has(name))
    if (!next) return faults
    const [name, opener] = next
    tapped.add(name)
    if (!isTapped(name)) continue
    const found = await faultsOfTap(opener, rest)
    faults.push(...found.map((fault) => `behind "${name}": ${fault}`))
  }
  return [...faults, `more than ${MOST_TAPS} controls open something`]
}

/** The first and the last of those with the same name, as in the rows of a list. */
function openersOf(root: Element): [name: string, opener: HTMLElement][] {
  const first = new Map<string, HTMLElement>()
  const last = new Map<string, HTMLElement>()
  for (const opener of root.querySelectorAll<HTMLElement>(OPENERS)) {
    if (!canBeTapped(opener)) continue
    const name = opener.getAttribute('aria-label') ?? opener.textContent ?? ''
    if (first.has(name)) last.set(`${name}, the last one`, opener)
    else first.set(name, opener)
  }
  return [...first, ...last]
}

const canBeTapped = (element: Element) =>
  element.matches(':not(:disabled):not([aria-disabled="true"])') &&
  element.checkVisibility() &&
  element.closest('[aria-hidden="true"], [inert]') === null

async function faultsOfTap(opener: HTMLElement, rest: Taps['rest']): Promise<string[]> {
  const [under, before] = [topmost(), document.body.innerHTML]
  const beneath = under && nameOf(under)
  tap(opener)
  await rest()
  const opened = topmost()
  if (opened === null || opened === under)
    return document.body.innerHTML === before ? ['a tap does nothing'] : faultsOfScreen()
  const faults = [...faultsOfScreen(opened), ...(await faultsBehind(opened, rest, () => true))]
  await close(opened, rest)
  // A sheet that took the place of another one gives it back: the element is a new one.
  const back = topmost()
  return (back && nameOf(back)) === beneath ? faults : [...faults, 'it does not close']
}

/** The name of a sheet or dialog. */
export const nameOf = (dialog: Element) =>
  dialog.getAttribute('aria-label') ??
  document.querySelector(`#${CSS.escape(dialog.getAttribute('aria-labelledby') ?? '')}`)?.textContent ??
  ''

/** The sheet or dialog over all others; null when none is open. */
export const topmost = () =>
  [...document.querySelectorAll(OPEN)].findLast((each) => each.checkVisibility()) ?? null

/** The events of a tap by finger. */
function tap(element: HTMLElement): void {
  const options = { bubbles: true, cancelable: true, button: 0 }
  element.dispatchEvent(new PointerEvent('pointerdown', options))
  element.dispatchEvent(new MouseEvent('mousedown', options))
  element.focus()
  element.dispatchEvent(new PointerEvent('pointerup', options))
  element.dispatchEvent(new MouseEvent('mouseup', options))
  element.click()
}

/** The largest number of checks whether a closed sheet is removed: this takes one or two frames. */
const MOST_LOOKS = 20

/** Closes it by Escape and waits for its removal: until then the page under it cannot be tapped. */
export async function close(opened: Element, rest: Taps['rest']): Promise<void> {
  const target = opened.contains(document.activeElement) ? document.activeElement : opened
  target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  for (let look = 0; look < MOST_LOOKS && opened.checkVisibility(); look += 1) {
    await new Promise(requestAnimationFrame)
    await rest()
  }
}
