import { openPage } from '@koo/page/testing/page'
import { loanKind, publishAttacks } from '@koo/steps/publishing/testing'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { borrow, consent, ready } from '../home/testing/openHome.ts'
import { copy } from './copy.ts'
import { staff } from '../pages.ts'

const question = page.getByRole('dialog', { name: copy.question.title })

/** Ticks the consent, unless it is ticked, and opens the question with the figures. */
async function ask() {
  await ready()
  if (!consent.element().matches(':checked, [aria-checked=true]')) await consent.click()
  await borrow.click()
  await expect.element(question).toBeVisible()
}
const send = () => question.getByRole('button', { name: '确认借款' }).click()

publishAttacks({
  ...loanKind,
  call: 'staffCash/publish',
  world: { persona: 'staff' },
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
})
