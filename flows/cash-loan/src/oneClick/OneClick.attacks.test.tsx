import type { SandboxWorld } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { loanKind, publishAttacks } from '@koo/steps/publishing/testing'
import { expect } from 'vitest'
import { OFFER_AFTER_MS } from '../constants.ts'
import type { ResultQuery } from '../model/queries/result.ts'
import { result } from '../pages.ts'
import { openLoanTab } from '../testing/attackedLoan.ts'
import { CONFIRM } from '../testing/tab.ts'
import { confirm, sheet, tick } from './testing/openOffer.ts'
import { refuse } from './testing/refuse.ts'

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
  ...loanKind,
  call: 'cash/oneClickLoanPublish',
  world: { persona: 'lead-new-style' },
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
  async openNewTab(world, storage) {
    const tab = openLoanTab(world, CONFIRM, storage)
    // The pages of the flow are compiled now, which takes time of its own.
    await expect.poll(() => tab.container.querySelector('main'), { timeout: 60_000 }).not.toBeNull()
    return tab
  },
  made: ({ sandbox }) => sandbox.world().loanCount - 1,
  texts: {
    ...loanKind.texts,
    // The loan before it was refused, and its page says so: 没有放款.
    falseWhenMade: /没有产生借款|没有提交成功|暂时没有收到|已过期|已失效/,
  },
})
