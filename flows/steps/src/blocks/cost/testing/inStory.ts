import { CONFIRM_COSTS } from '@koo/page/testing'
import { userEvent, waitFor, within } from 'storybook/test'

/** The table of what a loan costs, once it is open. For stories. */
export const shownCosts = (): Promise<HTMLElement> =>
  within(document.body).findByRole('dialog', { name: '综合融资成本明示表' })

/** Confirms it, once it takes a tap: in a story it needs no time to be read. */
export async function confirmShownCosts(): Promise<void> {
  const button = await within(await shownCosts()).findByRole('button', { name: CONFIRM_COSTS })
  await waitFor(() => userEvent.click(button))
}
