import type { SandboxWorld } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { publishAttacks } from '@koo/steps/publishing/testing'
import { expect } from 'vitest'
import { OFFER_AFTER_MS, PUBLISH_RECORD_KEY } from '../constants.ts'
import { cashPublishing } from '../publish/publishing.ts'
import type { ResultQuery } from '../result/search.ts'
import { result } from '../result/step.ts'
import { CONFIRM, openTab } from '../testing/tab.ts'
import { confirm, sheet, tick } from './testing/openOffer.ts'
import { refuse } from './testing/refuse.ts'

const { confirming, unresolved, notFound } = cashPublishing.copy

/** The loan that every world starts with: it was refused, and a one-click loan is offered after it. */
const refusals = new WeakMap<SandboxWorld, ResultQuery>()
async function refusedIn(world: SandboxWorld): Promise<ResultQuery> {
  const search = refusals.get(world) ?? (await refuse(world))
  refusals.set(world, search)
  return search
}

async function offer({ clock }: SandboxWorld) {
  await clock.advance(OFFER_AFTER_MS)
  await expect.element(sheet).toBeVisible()
}

publishAttacks({
  call: 'cash/oneClickLoanPublish',
  status: 'cash/getLoanAfterProcessInfo',
  recordKey: PUBLISH_RECORD_KEY,
  world: { persona: 'lead-new-style' },
  content: { listingId: 'P-999', loanId: 'N-999', paymentDay: '8', serialNumber: 'another-number-0001' },
  async open(world, storage) {
    const search = await refusedIn(world)
    const { view, exits } = await openPage(result, { world, host: storage, search })
    return {
      container: view.container,
      isDone: () => exits.some(({ name }) => name === 'found'),
      close: () => view.unmount(),
    }
  },
  steps: {
    'the offer': offer,
    'the tick': () => tick.click(),
  },
  send: () => confirm.click(),
  async sendAgain(world) {
    await offer(world)
    await tick.click()
    await confirm.click()
  },
  // Another loan would be confirmed there: the page looks for loans that are open first.
  async openAnew(world, storage) {
    const view = openTab(world, { at: CONFIRM, ...storage })
    // The pages of the flow are compiled now, which takes time of its own.
    await expect.poll(() => view.container.querySelector('main'), { timeout: 60_000 }).not.toBeNull()
    return {
      container: view.container,
      isDone: () => view.address().startsWith('/result/loan'),
      close: () => view.unmount(),
    }
  },
  made: ({ sandbox }) => sandbox.world().loanCount - 1,
  texts: {
    sending: '正在提交借款申请',
    confirming: confirming.title,
    check: unresolved.action,
    again: notFound.action,
    // The loan before it was refused, and its page says so: 没有放款.
    falseWhenMade: /没有产生借款|没有提交成功|暂时没有收到|已过期|已失效/,
    falseWhenNone: /借款成功|审核通过|放款成功/,
  },
})
