import { publishAttacks } from '@koo/steps/publishing/testing'
import { confirmedLoan } from './testing/attackedLoan.ts'

publishAttacks(
  confirmedLoan('/cash/home/confirm?amount=30000&period=12&card=C1&isMixLoan=true', {
    call: 'cash/mixLoan',
    world: { persona: 'mixed' },
    // The two parts are loans of one listing.
    made: ({ sandbox }) => new Set(sandbox.world().loans.map(({ listingId }) => listingId)).size,
  }),
)
