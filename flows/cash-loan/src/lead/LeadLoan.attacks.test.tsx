import { publishAttacks } from '@koo/steps/publishing/testing'
import { confirmedLoan } from '../testing/attackedLoan.ts'

publishAttacks(
  confirmedLoan('/cashLead/confirm?amount=12000&period=12&card=C1', {
    call: 'cash/publishV2',
    world: { persona: 'lead-new-style' },
    // Every loan in the ledger is the partner's.
    made: ({ sandbox }) => sandbox.world().loans.filter(({ isLead }) => isLead).length,
  }),
)
