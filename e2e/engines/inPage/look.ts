/** What a customer who has never seen the page finds on it: see `find.ts` for what these functions may use. */
import { isShown, namesOf, selectorOf, textOf, topLayer } from './find.ts'

/** The screen as the one who has to go on sees it; only what is on top and can be used. */
export interface Screen {
  path: string
  isBusy: boolean
  hasDialog: boolean
  /** Text fields without a value, each with its place among those of its name. */
  emptyFields: { name: string; at: number }[]
  /** Names of buttons that open a choice, where nothing is chosen. */
  openChoices: string[]
  /** Options of a choice, where none is selected. */
  options: string[]
  uncheckedBoxes: string[]
  /** The last input for a file of each group without a picture, with the name of the group. */
  files: { at: number; group: string }[]
  /** First those with a filled background: what the page asks for. */
  buttons: string[]
}

export function nameOf(element: Element): string {
  return namesOf(element)[0] || ''
}

export function usable(selector: string): Element[] {
  return Array.from(topLayer().querySelectorAll(selector)).filter(
    (each) => isShown(each) && !each.matches(':disabled,[aria-disabled=true],[aria-busy=true]'),
  )
}

/** The letters are lighter than the background. */
export function isFilled(element: Element): boolean {
  const { color, backgroundColor } = getComputedStyle(element)
  const light = (text: string) =>
    (text.match(/[\d.]+/g) || []).slice(0, 3).reduce((sum, each) => sum + Number(each), 0)
  const isOpaque = !/(?:, 0\)|transparent)$/.test(backgroundColor)
  return isOpaque && light(color) > light(backgroundColor)
}

/** Inputs for files are invisible: a button beside them stands for them. A group that has its picture says so. */
export function fileGroups(): Screen['files'] {
  const last = new Map<Element, number>()
  Array.from(document.querySelectorAll('input[type=file]')).forEach((input, at) => {
    const group = input.closest('[role=group],fieldset') || document.body
    if (!/已上传/.test(textOf(group))) last.set(group, at)
  })
  return Array.from(last).map(([group, at]) => ({ at, group: group === document.body ? '' : nameOf(group) }))
}

export function emptyFields(): Screen['emptyFields'] {
  const fields = usable(selectorOf('textbox'))
  const named = fields.map((field) => ({ field: field as HTMLInputElement, name: nameOf(field) }))
  return named
    .map(({ field, name }) => ({
      field,
      name,
      at: named.filter((each) => each.name === name).findIndex((each) => each.field === field),
    }))
    .filter(({ field }) => field.value === '' && !field.readOnly)
    .map(({ name, at }) => ({ name, at }))
}

export function look(): Screen {
  const radios = usable(selectorOf('radio'))
  const isChosen = (each: Element) => each.matches(':checked,[aria-checked=true]')
  const buttons = usable('button,a[href],[role=button]').filter(
    (each) => !each.matches('header *,[aria-haspopup]'),
  )
  const dialog = document.querySelector('[role=dialog],[role=alertdialog]')
  return {
    path: location.pathname,
    isBusy: topLayer().querySelector('[aria-busy=true]') !== null,
    hasDialog: dialog !== null && isShown(dialog),
    emptyFields: emptyFields(),
    openChoices: usable('button[aria-haspopup=dialog]')
      .filter((each) => /请选择/.test(textOf(each)))
      .map(nameOf),
    options: radios.some(isChosen) ? [] : radios.map(nameOf),
    uncheckedBoxes: usable(selectorOf('checkbox'))
      .filter((each) => !isChosen(each))
      .map(nameOf),
    files: fileGroups(),
    buttons: buttons
      .filter(isFilled)
      .concat(buttons.filter((each) => !isFilled(each)))
      .map(nameOf),
  }
}

/** How many frames the page has drawn since this was first asked. */
export function framesDrawn(): number {
  const counter = window as { kooFrames?: number }
  if (counter.kooFrames === undefined) {
    counter.kooFrames = 0
    const count = () => {
      counter.kooFrames = (counter.kooFrames || 0) + 1
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  }
  return counter.kooFrames
}
