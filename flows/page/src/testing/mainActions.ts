import { close, nameOf as nameOfDialog, topmost } from './behindTaps.ts'

export interface MainActions {
  /** Waits until the screen does not change any more. */
  rest(): Promise<void>
  /** Is the page still there to be used? */
  goesOn(): boolean
  /** Called once for the page, when its fields are filled in, and once for each sheet or dialog, when it has opened. */
  look?(root: Element): Promise<unknown>
}

/** Enough for the longest page with its sheets; a page that always offers something new must not run for ever. */
const MOST_ACTIONS = 40

const CONTROLS = 'input:not([type="hidden"], [type="file"]), textarea, button, [role="link"], [role="tab"]'

/**
 * Does what a customer can do on a page, one thing after the other: fills in fields, chooses, opens, presses, and closes what
 * stays open. The order is the same on each visit, so that two visits can be compared. Resolves to the names of the actions,
 * each with the text of the screen after it.
 */
export async function doMainActions({
  rest,
  goesOn,
  look,
}: MainActions): Promise<[action: string, text: string][]> {
  const [done, looked] = [new Set<string>(), new Set<string>()]
  const seen: [string, string][] = []
  while (goesOn() && seen.length < MOST_ACTIONS) {
    const dialog = topmost()
    const surface = dialog ? nameOfDialog(dialog) : ''
    const next = nextOf(dialog ?? document.body, (name) => !done.has(`${surface}/${name}`))
    if (!looked.has(surface) && (dialog || !next || rankOf(next[1]) > 0)) {
      looked.add(surface)
      await look?.(dialog ?? document.body)
    }
    if (next) {
      done.add(`${surface}/${next[0]}`)
      act(next[1])
      await rest()
    } else if (dialog) await close(dialog, rest)
    await stands()
    if (!next && topmost() === dialog) break
    seen.push([`${surface}/${next?.[0] ?? 'Escape'}`, textOfScreen()])
  }
  return seen
}

/** The largest number of frames that a sheet takes to close, or a long list to be there. */
const MOST_FRAMES = 60
/** A list that measures its rows is drawn again in the frames after it has opened. */
const STILL_FRAMES = 4

/** Waits until sheets and dialogs that are closing are gone, and the text is the same for some frames. */
async function stands(): Promise<void> {
  const isClosing = () =>
    [...document.querySelectorAll('[data-state="closed"][role$="dialog"]')].some((each) =>
      each.checkVisibility(),
    )
  let [before, still] = [textOfScreen(), 0]
  for (let frame = 0; frame < MOST_FRAMES && still < STILL_FRAMES; frame += 1) {
    await new Promise(requestAnimationFrame)
    const now = textOfScreen()
    still = now === before && !isClosing() ? still + 1 : 0
    before = now
  }
}

/** All that can be read on the screen: without what is kept for later. Translation adds elements, and so breaks lines. */
export const textOfScreen = () => document.body.innerText.replaceAll(/\s/g, '')

/** The next control, by a name that is the same on each visit: first those that change something, then those that go on. */
function nextOf(root: Element, isOpen: (name: string) => boolean): [string, HTMLElement] | undefined {
  const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(canBeUsed)
  const named = controls.map((control): [string, HTMLElement] => [
    control.matches('[type="radio"]')
      ? `${nameOf(control)}, ${control.getAttribute('value')}`
      : nameOf(control),
    control,
  ])
  return named
    .filter(([name]) => isOpen(name))
    .toSorted(([, one], [, other]) => rankOf(one) - rankOf(other))[0]
}

const canBeUsed = (control: HTMLElement) =>
  control.matches(':not(:disabled):not([aria-disabled="true"])') &&
  control.checkVisibility() &&
  control.closest('[aria-hidden="true"], [inert], [data-state="closed"][role$="dialog"]') === null &&
  !isBetween(control)

/** A choice between the first and the last of its group: all are shown by the same code. */
function isBetween(control: HTMLElement): boolean {
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return false
  const group = [...document.querySelectorAll('input')].filter(
    ({ type, name }) => type === 'radio' && name === control.name,
  )
  return control !== group[0] && control !== group.at(-1)
}

/** Without figures: they change by what was done before. */
const nameOf = (control: HTMLElement) => labelOf(control).replaceAll(/\d[\d,.]*/g, '#')

const labelOf = (control: HTMLElement) =>
  control.getAttribute('aria-label') ??
  (control instanceof HTMLInputElement
    ? `${control.type} ${control.labels?.[0]?.textContent ?? control.name}`
    : (control.dataset.event ?? control.textContent ?? ''))

/** Fields and choices, then what opens something, then other buttons, then what closes a sheet or leads elsewhere. */
function rankOf(control: HTMLElement): number {
  if (control.matches('input, textarea')) return 0
  if (control.matches('[aria-haspopup], [aria-expanded], [role="tab"]')) return 1
  return control.matches('[data-drag-handle] *, [role="link"]') ? 3 : 2
}

function act(control: HTMLElement): void {
  const isText = control.matches('textarea, input:not([type="radio"], [type="checkbox"])')
  control.focus()
  if (!isText) {
    control.click()
    return
  }
  const field = control as HTMLInputElement | HTMLTextAreaElement
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  // The setter of the element itself is React's, which would not see a change.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, sampleFor(field))
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  field.blur()
}

function sampleFor(field: HTMLInputElement | HTMLTextAreaElement): string {
  if (field.inputMode === 'numeric' || field.inputMode === 'tel' || field.type === 'tel')
    return field.maxLength === 6 || field.autocomplete === 'one-time-code' ? '123456' : '12000'
  return '张三'
}
