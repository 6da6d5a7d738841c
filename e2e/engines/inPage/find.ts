/**
 * Functions that run in the page of an old browser: plain syntax of 2017, nothing from outside, and only each other. They
 * find what a customer sees by its role and its name.
 */

/** A control, a heading, a dialog, or any text. */
export interface Target {
  readonly role: 'button' | 'link' | 'radio' | 'checkbox' | 'textbox' | 'heading' | 'dialog' | 'tab' | 'text'
  /** The whole accessible name, or the source of a pattern for a part of it. */
  readonly name: string | { readonly pattern: string }
  /** Which of several, from 0. Default: the first. */
  readonly at?: number
  /** Only on the page with this path. */
  readonly path?: string
}

export function isShown(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
}

export function textOf(element: Element | null): string {
  return element === null ? '' : (element.textContent || '').replace(/\s+/g, ' ').trim()
}

export function namesOf(element: Element): string[] {
  const labels = (element as HTMLInputElement).labels || []
  const ids = (element.getAttribute('aria-labelledby') || '').split(' ')
  return [
    element.getAttribute('aria-label') || '',
    ids.map((id) => textOf(document.getElementById(id))).join(' '),
    ...Array.from(labels).map(textOf),
    textOf(element),
  ].filter((name) => name !== '')
}

/** The open dialog on top, which everything else lies behind; else the whole document. */
export function topLayer(): Element {
  const open = Array.from(document.querySelectorAll('[role=dialog],[role=alertdialog]')).filter(isShown)
  return open.length > 0 ? open[open.length - 1] || document.body : document.body
}

export function selectorOf(role: Target['role']): string {
  const selectors = {
    button: 'button,[role=button],summary',
    link: 'a,[role=link]',
    radio: 'input[type=radio],[role=radio]',
    checkbox: 'input[type=checkbox],[role=checkbox],[role=switch]',
    textbox:
      'textarea,input:not([type]),input[type=text],input[type=tel],input[type=email],input[type=number],input[type=search],input[type=password]',
    heading: 'h1,h2,h3,h4,h5,h6',
    tab: '[role=tab]',
    dialog: '[role=dialog],[role=alertdialog]',
    text: 'body *',
  }
  return selectors[role]
}

/** Everything on the screen that fits, in the order of the document; of texts the innermost elements. */
export function findAll(target: Target): Element[] {
  const { role, name } = target
  const fits = (found: string) =>
    typeof name === 'string' ? found === name : new RegExp(name.pattern).test(found)
  const within = role === 'dialog' ? document : topLayer()
  const all = Array.from(within.querySelectorAll(selectorOf(role))).filter(
    (each) => isShown(each) && namesOf(each).some(fits),
  )
  return role === 'text'
    ? all.filter((each) => !all.some((other) => other !== each && each.contains(other)))
    : all
}

export function find(target: Target): Element | null {
  if (target.path !== undefined && target.path !== location.pathname) return null
  return findAll(target)[target.at || 0] || null
}
