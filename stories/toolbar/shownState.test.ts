import { expect, it } from 'vitest'
import { shownSelector } from './shownState.ts'

it.each([
  ['.a:active', 'pressed', '[data-state="pressed"] .a:where(:not(:disabled))'],
  ['.a:hover, .b', 'hover', '[data-state="hover"] .a:where(:not(:disabled))'],
  ['.a:has(:focus-visible, .x), .b:focus', 'focus', null],
  ['.a:active-view', 'pressed', null],
  ['.b', 'pressed', null],
  ['.a:active', '', null],
])('a rule for %s, while %j is shown', (selector, state, shown) => {
  const expected =
    state === 'focus'
      ? '[data-state="focus"] .a:has(:where(:not(:disabled)), .x), [data-state="focus"] .b:where(:not(:disabled))'
      : shown
  expect(shownSelector(selector, state)).toBe(expected)
})
