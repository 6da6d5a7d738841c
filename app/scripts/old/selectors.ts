import type { Rule } from 'postcss'
import { firstCall, parts } from './values.ts'

/**
 * Stands for `:focus-visible` (Chromium 86, Safari 15.4): `src/boot/focusVisible.ts` sets it on the element. As strong as
 * the pseudo-class.
 */
export const FOCUS_VISIBLE = '[data-focus-visible]'

/**
 * Put before all: no frame of the browser, which showed one after each tap, and one for the keyboard where a part has none
 * of its own.
 */
export const focusFrame = `:focus{outline:none}${FOCUS_VISIBLE}{outline:2px solid var(--koo-color-brand);outline-offset:2px}`

const LIST = /:(?:is|not)\(/

/** `:is(a, b)` as two selectors and `:not(a, b)` as `:not(a):not(b)` (Chromium 88). */
function withoutLists(selector: string): string[] {
  const call = firstCall(selector, LIST)
  if (!call) return [selector]
  const inner = parts(call.inner, ',').flatMap(withoutLists)
  const rest = withoutLists(call.after)
  const own = call.name === ':is' ? inner : [inner.map((one) => `:not(${one})`).join('')]
  return own.flatMap((one) => rest.map((after) => `${call.before}${one}${after}`))
}

const isNew = (selector: string) => /:has\(/.test(selector)

/**
 * Writes selectors in words that old browsers know. One that stays unknown to them gets a rule of its own, since it would
 * make them drop the whole list.
 */
export function simplifySelectors(rule: Rule): void {
  const selectors = rule.selectors
    .map((selector) => selector.replaceAll(':focus-visible', FOCUS_VISIBLE))
    .flatMap(withoutLists)
  const unknown = selectors.find((selector) => /:where\(/.test(selector))
  if (unknown !== undefined)
    throw new Error(`Old browsers do not know :where() (${unknown}): write the selector out`)
  const known = selectors.filter((selector) => !isNew(selector))
  const alone = selectors.filter(isNew)
  for (const selector of alone.slice(known.length > 0 ? 0 : 1).reverse()) rule.after(rule.clone({ selector }))
  rule.selectors = known.length > 0 ? known : alone.slice(0, 1)
}
