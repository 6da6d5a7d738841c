import type { Domain } from '../engine/domain.ts'
import { startLoans } from './bills/seedLoans.ts'
import { viewCards } from './cards/customerCards.ts'
import { viewBorrower, viewLoans } from './view.ts'

/** What the ledger keeps of the world and of a customer. It answers no call: products do. */
export const ledger: Domain = {
  name: 'ledger',
  title: '账本',
  handlers: {},
  initialWorld: () => ({ consents: [], traces: [], tickets: [] }),
  initialUser: () => ({
    terms: [],
    loans: [],
    sign: null,
    applied: { next: {}, asked: [], closed: [] },
    limitChanges: [],
    cards: [],
    grants: [],
    spentCoupons: [],
  }),
  welcome: startLoans,
  keeps: (user) => user.loans.length > 0,
  viewWorld: viewLoans,
  viewUser: (customer) => ({
    ...viewBorrower(customer),
    ...viewCards(customer),
    grants: customer.user.grants,
  }),
}
