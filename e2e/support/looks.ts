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

/** Faults in the layout of the screen: horizontal scroll, controls out of reach, figures that are cut off. */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}`
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide on ${clientWidth}`)

    // Controls under an open sheet are not checked, because they cannot be used.
    const root =
      [...document.querySelectorAll('[role=dialog]')].findLast((dialog) => dialog.checkVisibility()) ??
      document.body
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true], [hidden], [inert]')

    for (const control of root.querySelectorAll('a[href], button, input, [role=link], [role=tab]')) {
      if (!isShown(control) || (control as HTMLInputElement).type === 'hidden') continue
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

    for (const box of root.querySelectorAll('*')) {
      const { overflowY } = getComputedStyle(box)
      const scrolls = (overflowY === 'auto' || overflowY === 'scroll') && box.scrollHeight > box.clientHeight
      if (scrolls && box.scrollWidth > box.clientWidth + 1 && isShown(box))
        found.push(`the sheet's body is ${box.scrollWidth} wide in ${box.clientWidth}`)
    }

    for (const element of root.querySelectorAll('*')) {
      const isSum = element.childElementCount === 0 && /[¥%]|\d,\d/.test(element.textContent ?? '')
      if (!isSum || !isShown(element)) continue
      for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') break
        // Text only for screen readers is one pixel wide on purpose.
        if (box.clientWidth <= 1 && style.position === 'absolute') break
        if (style.overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1) {
          found.push(`"${element.textContent}" is cut: ${box.scrollWidth} in ${box.clientWidth}`)
          break
        }
      }
    }
    return found
  })
