import type { Page } from '@playwright/test'

/** More tab stops than any page has. */
const MANY = 60

/** Controls of the page that the Tab key alone does not reach, and those whose focus cannot be seen. */
export async function tabFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const reached of document.querySelectorAll('[data-reached]')) reached.removeAttribute('data-reached')
    // An open dialog has the focus already, and keeps it.
    if (document.activeElement?.closest('[role=dialog], [role=alertdialog]')) return
    window.scrollTo(0, 0)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  const hidden = new Set<string>()
  for (let stop = 0; stop < MANY; stop += 1) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      // Year, month and day of a date are stops of their own in one field.
      if (element.matches('[type=date]') && element.hasAttribute('data-reached')) return 'shown'
      if (element.hasAttribute('data-reached')) return 'again'
      element.setAttribute('data-reached', '')
      // A chip is smaller than its touch target, and has the ring itself.
      const drawn = [
        element,
        element.firstElementChild,
        element.nextElementSibling,
        element.parentElement,
        element.closest('label'),
      ]
      const isRing = ({ content, outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
        content !== 'none' && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
      const hasRing =
        drawn.some((part) => part && isRing(getComputedStyle(part))) ||
        // A tab has it around its reach.
        isRing(getComputedStyle(element, '::before'))
      const hasCaret = element.matches('input:not([type=radio], [type=checkbox]), textarea')
      return hasRing || hasCaret ? 'shown' : `the focus on ${element.outerHTML.slice(0, 120)} cannot be seen`
    })
    if (seen === 'again' || seen === null) {
      // Once round: after the last control the focus leaves the page and comes back to the first.
      if (stop > 0) break
    } else if (seen !== 'shown') hidden.add(seen)
  }
  const missed = await page.evaluate(() => {
    const isReached = (control: Element) => {
      // Of a radio group the Tab key reaches one; the arrow keys reach the others.
      const group =
        control.getAttribute('role') === 'radio' || (control as HTMLInputElement).type === 'radio'
          ? control.closest('[role=radiogroup], fieldset')
          : null
      return (group ?? control).matches('[data-reached]') || group?.querySelector('[data-reached]') != null
    }
    return [
      ...document.querySelectorAll(
        'a[href], button, input:not([type=hidden]), textarea, [role=button], [role=tab]',
      ),
    ]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.matches(':disabled, [tabindex="-1"]') &&
          !control.closest('[aria-hidden=true], [inert]'),
      )
      .filter((control) => !isReached(control))
      .map((control) => `the Tab key does not reach ${control.outerHTML.slice(0, 120)}`)
  })
  return [...hidden, ...missed]
}
