import { openPage } from '@koo/page/testing/page'
import { publishAttacks } from '@koo/steps/publishing/testing'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { PUBLISH_RECORD_KEY } from '../constants.ts'
import { borrow, consent, ready } from '../home/testing/openHome.ts'
import { copy } from './copy.ts'
import { staffPublishing } from './publishing.ts'
import { staff } from './step.ts'

const { confirming, unresolved, notFound } = staffPublishing.copy
const question = page.getByRole('dialog', { name: copy.ask.title })

/** Ticks the consent, unless it is ticked, and opens the question with the figures. */
async function ask() {
  await ready()
  if (!consent.element().matches(':checked, [aria-checked=true]')) await consent.click()
  await borrow.click()
  await expect.element(question).toBeVisible()
}
const send = () => question.getByRole('button', { name: copy.ask.confirm }).click()

publishAttacks({
  call: 'staffCash/publish',
  status: 'cash/getLoanAfterProcessInfo',
  recordKey: PUBLISH_RECORD_KEY,
  world: { persona: 'staff' },
  content: { listingId: 'P-999', loanId: 'N-999', paymentDay: '8', serialNumber: 'another-number-0001' },
  async open(world, storage) {
    const { view, exits } = await openPage(staff, {
      world,
      host: storage,
      search: { amount: '5000', period: '6' },
    })
    return {
      container: view.container,
      isDone: () => exits.some(({ name }) => name === 'done'),
      close: () => view.unmount(),
    }
  },
  steps: {
    'the form': ready,
    'the question': ask,
  },
  send,
  async sendAgain() {
    await ask()
    await send()
  },
  made: ({ sandbox }) => sandbox.world().loanCount,
  texts: {
    sending: '正在提交借款申请',
    confirming: confirming.title,
    check: unresolved.action,
    again: notFound.action,
    falseWhenMade: /没有产生借款|没有提交成功|暂时没有收到|没有放款|审核未通过|已过期|已失效/,
    falseWhenNone: /借款成功|审核通过|放款成功/,
  },
})
