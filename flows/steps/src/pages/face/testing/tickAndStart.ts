import { page } from 'vitest/browser'
import { copy } from '../copy.ts'

/** Agrees to the authorisation, unless that has been done, and starts the check. */
export async function tickAndStart(): Promise<void> {
  const box = page.getByRole('checkbox')
  if (!(box.element() as HTMLInputElement).checked) await box.click()
  await page.getByRole('button', { name: copy.primer.start }).click()
}
