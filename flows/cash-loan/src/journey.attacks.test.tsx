import { publishAttacks } from '@koo/steps/publishing/testing'
import { confirmedLoan } from './testing/attackedLoan.ts'
import { CONFIRM } from './testing/tab.ts'

publishAttacks(
  confirmedLoan(CONFIRM, {
    call: 'cash/publishV2',
    world: {},
    made: ({ sandbox }) => sandbox.world().loanCount,
  }),
)
