import { layoutFaults as textFaults } from '@koo/kit/testing'
import type { Page } from '@playwright/test'

/** Waits until all animations have ended, except endless ones (a spinner). */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = document.getAnimations().filter((each) => {
      const { iterations, duration } = each.effect?.getComputedTiming() ?? {}
      return (
        each.playState === 'running' && iterations !== Number.POSITIVE_INFINITY && Number(duration) < 5_000
      )
    })
    await Promise.allSettled(moving.map((each) => each.finished))
  })

/** Faults in the layout of the screen, or of the dialog over it: texts that cannot be read, controls out of reach. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const controls = await controlFaults(page)
  const dialogs = page.locator('[role=dialog]:visible')
  const root = (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body')
  return [...controls, ...(await root.evaluate(textFaults))]
}

const controlFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}`
    // Controls under an open sheet are not checked, because they cannot be used.
    const root =
      [...document.querySelectorAll('[role=dialog]')].findLast((dialog) => dialog.checkVisibility()) ??
      document.body
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true], [hidden], [inert]')

    for (const control of root.querySelectorAll('a[href], button, input, [role=link], [role=tab]')) {
      if (!isShown(control) || (control as HTMLInputElement).type === 'hidden') continue
      // A control of one pixel is seen while it has the focus.
      if (control.clientWidth <= 1) (control as HTMLElement).focus()
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      // A link inside text may have several lines; any of them may be tapped.
      const lines = [...control.getClientRects()]
      if (lines.some((line) => line.left < -1 || line.right > innerWidth + 1))
        found.push(`${nameOf(control)} reaches beyond the screen`)
      const hits = lines.map((line) =>
        document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2),
      )
      const label = control.closest('label')
      const isHit = hits.some(
        (hit) => hit && (control.contains(hit) || (label !== null && hit.closest('label') === label)),
      )
      if (!isHit)
        found.push(
          `${nameOf(control)} is covered by ${hits[0] ? nameOf(hits[0]) : 'nothing: it is off the screen'}`,
        )
    }
    return found
  })
