import { publishAttacks } from '@koo/steps/publishing/testing'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { PUBLISH_RECORD_KEY } from './constants.ts'
import { cashPublishing } from './publish/publishing.ts'
import { CODE } from './testing/atCode.ts'
import { askCode, askCodeWithConsent, openTab } from './testing/tab.ts'

const { confirming, unresolved, notFound } = cashPublishing.copy
const MIXED = '/cash/home/confirm?amount=30000&period=12&card=C1&isMixLoan=true'
const code = () => page.getByRole('dialog').getByRole('textbox')

publishAttacks({
  call: 'cash/mixLoan',
  status: 'cash/getLoanAfterProcessInfo',
  recordKey: PUBLISH_RECORD_KEY,
  world: { persona: 'mixed' },
  content: { listingId: 'P-999', loanId: 'N-999', paymentDay: '8', serialNumber: 'another-number-0001' },
  open(world, storage) {
    const view = openTab(world, { at: MIXED, ...storage })
    return {
      container: view.container,
      isDone: () => view.address().startsWith('/result/loan'),
      close: () => view.unmount(),
    }
  },
  steps: {
    'the terms': () => expect.element(page.getByRole('button', { name: '确认借款' })).toBeEnabled(),
    async 'the code'() {
      await expect.element(await askCodeWithConsent()).toBeVisible()
    },
  },
  send: () => code().fill(CODE),
  async sendAgain({ clock }) {
    // The first code has signed the terms: another one can be requested after a minute.
    await clock.advance(60_000)
    await (await askCode()).fill(CODE)
  },
  // The two parts are loans of one listing.
  made: ({ sandbox }) => new Set(sandbox.world().loans.map(({ listingId }) => listingId)).size,
  texts: {
    sending: '正在提交借款申请',
    confirming: confirming.title,
    check: unresolved.action,
    again: notFound.action,
    falseWhenMade: /没有产生借款|没有提交成功|暂时没有收到|没有放款|审核未通过|已过期|已失效/,
    falseWhenNone: /借款成功|审核通过|放款成功/,
  },
})
