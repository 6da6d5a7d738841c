import type { PublishKind, TabStorage } from '@koo/steps/publishing/testing'
import type { SandboxWorld } from '@koo/page/testing'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { PUBLISH_RECORD_KEY } from '../constants.ts'
import { cashPublishing } from '../model/publish/publishing.ts'
import { CODE } from './atCode.ts'
import { askCode, askCodeWithConsent, openTab } from './tab.ts'

const { confirming, unresolved, notFound } = cashPublishing.copy

/** What `publishAttacks` needs to know of every kind of cash loan. */
export const cashLoanKind = {
  status: 'cash/getLoanAfterProcessInfo',
  recordKey: PUBLISH_RECORD_KEY,
  content: { listingId: 'P-999', loanId: 'N-999', paymentDay: '8', serialNumber: 'another-number-0001' },
  texts: {
    sending: '正在提交借款申请',
    confirming: confirming.title,
    check: unresolved.action,
    again: notFound.action,
    falseWhenMade: /没有产生借款|没有提交成功|暂时没有收到|没有放款|审核未通过|已过期|已失效/,
    falseWhenNone: /借款成功|审核通过|放款成功/,
  },
} satisfies Partial<PublishKind>

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
  ...cashLoanKind,
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
