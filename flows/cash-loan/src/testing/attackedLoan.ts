import { loanKind, type PublishKind, type TabStorage } from '@koo/steps/publishing/testing'
import type { SandboxWorld } from '@koo/page/testing'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { CODE } from './atCode.ts'
import { askCode, askCodeWithConsent, openTab } from './tab.ts'

/** Opens an address of the flow in a tab; the customer has been told when the result is shown. */
export function openLoanTab(world: SandboxWorld, at: string, storage: TabStorage) {
  const view = openTab(world, { at, ...storage })
  return {
    container: view.container,
    isDone: () => view.address().startsWith('/result/loan'),
    close: () => view.unmount(),
  }
}

/** A loan that is published with a code on the confirm page at `address`. */
export const confirmedLoan = (
  address: string,
  own: Pick<PublishKind, 'call' | 'world' | 'made'>,
): PublishKind => ({
  ...loanKind,
  ...own,
  open: (world, storage) => openLoanTab(world, address, storage),
  steps: {
    'the terms': () => expect.element(page.getByRole('button', { name: '确认借款' })).toBeEnabled(),
    async 'the code'() {
      await expect.element(await askCodeWithConsent()).toBeVisible()
    },
  },
  send: () => page.getByRole('dialog').getByRole('textbox').fill(CODE),
  async sendAgain({ clock }) {
    // The first code has signed the terms: another one can be requested after a minute.
    await clock.advance(60_000)
    await (await askCode()).fill(CODE)
  },
})
