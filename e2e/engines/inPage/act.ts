/** What the driver asks the page before it acts: see `find.ts` for what these functions may use. */
import { find, type Target } from './find.ts'

export interface Place {
  x: number
  y: number
}

/** The middle of what a tap has to hit, when a tap would hit it; null while it is covered, disabled or not there. */
export function tapPlace(target: Target): Place | null {
  const element = find(target)
  if (element === null || element.matches(':disabled,[aria-disabled=true],[aria-busy=true]')) return null
  element.scrollIntoView({ block: 'center' })
  const box = element.getBoundingClientRect()
  const place = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  const hit = document.elementFromPoint(place.x, place.y)
  const labels = Array.from((element as HTMLInputElement).labels || [])
  const isHit = hit !== null && [element, ...labels].some((each) => each.contains(hit) || hit.contains(each))
  return isHit ? place : null
}

export function isSeen(target: Target): boolean {
  return find(target) !== null
}

export function isChecked(target: Target): boolean {
  const element = find(target)
  return element !== null && element.matches(':checked,[aria-checked=true]')
}

export function isSelected(target: Target): boolean {
  const element = find(target)
  return element !== null && element.matches('[aria-selected=true]')
}

export function valueOf(target: Target): string | null {
  const element = find(target) as HTMLInputElement | null
  return element && element.value
}

/** Selects the whole value, so that what is typed takes its place. */
export function selectValue(target: Target): void {
  const field = find(target) as HTMLInputElement | null
  if (field === null) return
  field.focus()
  field.select()
}

/** Commits a text at once, as an input method does. */
export function commitText(text: string): void {
  document.execCommand('insertText', false, text)
}

export function addressOf(): string {
  return location.pathname + location.search
}

export function visibleText(): string {
  return document.body.innerText
}

/** Inputs for files, also invisible ones: a button stands for them. */
export function fileInput(at: number): Element | null {
  return document.querySelectorAll('input[type=file]')[at] || null
}

export function hasFileInput(at: number): boolean {
  return fileInput(at) !== null
}

/** The world of the sandbox for this browser, and a session of it; nothing else is kept from before. */
export function enterWorld(scope: string, session: string | null): void {
  document.cookie = `sandbox_scope=${scope};path=/`
  localStorage.clear()
  sessionStorage.clear()
  if (session !== null) localStorage.setItem('koo_session', session)
}
