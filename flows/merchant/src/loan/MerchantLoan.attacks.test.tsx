import { loanKind, publishAttacks } from '@koo/steps/publishing/testing'
import { ask, code, CODE, openLoan, PERSONA, ready, toCode } from './testing/openLoan.ts'

publishAttacks({
  ...loanKind,
  call: 'merchant/publish',
  world: { persona: PERSONA },
  async open(world, storage) {
    const { view, exits } = await openLoan({ world, host: storage })
    return {
      container: view.container,
      isDone: () => exits.some(({ name }) => name === 'done'),
      close: () => view.unmount(),
    }
  },
  steps: { 'the form': ready, 'the question': ask, 'the code': toCode },
  send: () => code.fill(CODE),
  async sendAgain() {
    await ask()
    // The code is on its way still: it was checked, and not used up.
    await toCode()
    await code.fill(CODE)
  },
})
