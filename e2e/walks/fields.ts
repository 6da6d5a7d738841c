import type { Page } from '@playwright/test'

/** What was typed into the fields of a merchant's form and is not there after a reload, in words. */
export async function lostFields(page: Page): Promise<string[]> {
  const before = Object.entries(await fieldsOf(page))
  if (before.length === 0) return []
  // A draft is written when typing rests.
  await page.clock.runFor(1_000)
  await page.reload().catch(() => undefined)
  await page
    .locator('input')
    .first()
    .waitFor({ timeout: 5_000 })
    .catch(() => undefined)
  const after = await fieldsOf(page)
  // What is not asked for any more has been sent.
  return before.flatMap(([label, value]) =>
    value === '' || after[label] === undefined || after[label] === value
      ? []
      : [`${label} ${value} became "${after[label]}"`],
  )
}

/** What is typed into the fields of a merchant's form, by their labels; nothing on other pages. */
const fieldsOf = (page: Page): Promise<Record<string, string>> =>
  page
    .evaluate(() =>
      location.pathname.includes('/merchant/') && document.querySelector('[data-testid=amount]') === null
        ? Object.fromEntries(
            [...document.querySelectorAll<HTMLInputElement>('main input')].flatMap((input) => {
              const label = input.labels?.[0]?.textContent
              const isText = ['text', 'tel', 'date'].includes(input.type)
              return label && isText ? [[label, input.value]] : []
            }),
          )
        : {},
    )
    .catch(() => ({}))
