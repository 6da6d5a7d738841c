/**
 * Does what a customer can do on a page, one thing after the other: fills in fields, chooses, opens, presses. The order is
 * the same on each visit, so that two visits can be compared.
 */
export interface MainActions {
  /** Waits until the screen does not change any more. */
  rest(): Promise<void>
  /** Is the page still there to be used? */
  goesOn(): boolean
  /** Called when all fields are filled in, before anything else is done. */
  onFilled(): Promise<unknown>
}

/** Enough for the longest page with its sheets; a page that always offers something new must not run for ever. */
const MOST_ACTIONS = 30

const CONTROLS = 'input:not([type="hidden"], [type="file"]), textarea, button, [role="link"], [role="tab"]'
const DIALOG = '[role="dialog"]:not([data-state="closed"]), [role="alertdialog"]:not([data-state="closed"])'

/** Resolves to the names of the actions, each with the texts of the screen after it. */
export async function doMainActions({
  rest,
  goesOn,
  onFilled,
}: MainActions): Promise<[action: string, text: string][]> {
  const done = new Set<string>()
  const seen: [string, string][] = []
  let isFilled = false
  while (seen.length < MOST_ACTIONS && goesOn()) {
    const next = nextOf(done)
    if (!next) break
    const [name, control] = next
    if (!isFilled && rankOf(control) > 0) {
      isFilled = true
      await onFilled()
    }
    done.add(name)
    act(control)
    await rest()
    await closed(rest)
    seen.push([name, textOfScreen()])
  }
  return seen
}

/** The largest number of checks whether what is closing is removed: this takes one or two frames. */
const MOST_LOOKS = 20

/** Waits until sheets and dialogs that are closing are gone: how long they stay differs from visit to visit. */
async function closed(rest: MainActions['rest']): Promise<void> {
  for (
    let look = 0;
    look < MOST_LOOKS && document.querySelector('[data-state="closed"][role$="dialog"]');
    look += 1
  ) {
    await new Promise(requestAnimationFrame)
    await rest()
  }
}

/** All that is written on the screen. */
export const textOfScreen = () => (document.body.textContent ?? '').trim()

/** The next control, by a name that is the same on each visit: first those that change something, then those that go on. */
function nextOf(done: ReadonlySet<string>): [name: string, control: HTMLElement] | undefined {
  const dialog = [...document.querySelectorAll(DIALOG)].findLast((each) => each.checkVisibility())
  const root = dialog ?? document.body
  const inside = dialog?.getAttribute('aria-labelledby') ?? (dialog ? 'dialog' : '')
  const heading = dialog && (document.querySelector(`#${CSS.escape(inside)}`)?.textContent ?? inside)
  const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(canBeUsed)
  const named = controls.map((control) => [`${heading ?? ''}/${nameOf(control)}`, control] as const)
  const open = named.filter(([name]) => !done.has(name))
  const [next] = open.toSorted(([, one], [, other]) => rankOf(one) - rankOf(other))
  return next && [...next]
}

const canBeUsed = (control: HTMLElement) =>
  control.matches(':not(:disabled):not([aria-disabled="true"])') &&
  (control.checkVisibility() || control.matches('input')) &&
  control.closest('[aria-hidden="true"], [inert], [hidden], [data-state="closed"][role$="dialog"]') === null

const nameOf = (control: HTMLElement) =>
  control.getAttribute('aria-label') ??
  (control instanceof HTMLInputElement
    ? `${control.type} ${control.labels?.[0]?.textContent ?? control.name} ${control.type === 'radio' ? control.value : ''}`
    : (control.dataset.event ?? control.textContent ?? '').replaceAll(/\d+/g, '#'))

/** Fields and choices first, then what opens something, then other buttons, the last of them first: it goes on. */
function rankOf(control: HTMLElement): number {
  if (control.matches('input, textarea')) return 0
  if (control.matches('[aria-haspopup], [aria-expanded], [role="tab"]')) return 1
  return control.matches('[role="dialog"] header *, [role="link"]') ? 3 : 2
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
    return field.maxLength === 6 || field.autocomplete === 'one-time-code' ? '123456' : '8000'
  return '张三'
}
