import axe from 'axe-core'
import { expect } from 'vitest'
import type { ThemeName } from '../src/theme/base.ts'

/** The themes in which every part is checked. */
export const checkedThemes = ['koo', 'night', 'wireframe'] as const satisfies readonly ThemeName[]

/** Rules for whole documents; a part on an empty page cannot meet them. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass']

/** Sets a theme on the page as a host does. */
export function putTheme(theme: ThemeName): void {
  document.documentElement.dataset.theme = theme
}

/** Fails with one readable line per violation (WCAG 2.2 A and AA, and axe's best practices). */
export async function expectAccessible(context: Element | Document = document): Promise<void> {
  await finishAnimations()
  const { violations } = await axe.run(context, {
    rules: Object.fromEntries([
      ...pageRules.map((rule) => [rule, { enabled: false }]),
      ['target-size', { enabled: true }],
    ]),
  })
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html}: ${node.failureSummary ?? ''}`),
  )
  expect(lines).toEqual([])
}

/** Finishes every finite transition and animation, so that final colours are measured. */
export async function finishAnimations(): Promise<void> {
  // Elements that were just rendered start their animations in the next frame.
  await new Promise(requestAnimationFrame)
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) continue
    animation.finish()
  }
  await new Promise(requestAnimationFrame)
}
