import type { Locator } from '@playwright/test'
import { planRow, type PlanFigures } from '../support/figures.ts'

/** A row of the plan as shown, with its date if the page has one. */
export interface ReadRow extends PlanFigures {
  date: string
}

/** Expands the repayment plan in `root` and reads it row by row. */
export async function readPlan(root: Locator): Promise<ReadRow[]> {
  const unfold = root.getByRole('button', { name: /^展开全部/ })
  if (await unfold.isVisible()) await unfold.click()
  const rows = root.getByRole('table', { name: '还款计划表' }).getByRole('row')
  const texts = await rows.evaluateAll((all) =>
    all.slice(1).map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
  )
  // A year stands once, above its periods; that of the loan is left out.
  let year = ''
  return texts.flatMap(([head = '', cell]) => {
    if (cell === undefined) {
      year = head
      return []
    }
    const day = /期(.*)$/.exec(head)?.[1] ?? ''
    return [{ ...planRow(head, cell), date: day && year + day }]
  })
}

/** Matches the whole text, with special characters escaped. */
const exactly = (text: string) => new RegExp(`^${text.replaceAll(/[()]/g, String.raw`\\$&`)}$`)

/** The value for `label` in the lists of terms and facts of `root`. */
export const term = (root: Locator, label: string): Locator =>
  root
    .getByRole('term')
    .filter({ hasText: exactly(label) })
    .locator('xpath=following-sibling::dd[1]')
