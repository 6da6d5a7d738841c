import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { attackedPages, signedOutPages } from '@koo/page/testing/attacks'
import type { SandboxWorld } from '@koo/page/testing'
import { repayment } from './flow.ts'
import { personas } from './personas.ts'
import { firstLoan, openBills, pay } from './testing/ledger.ts'

const search = {
  plan: { loanId: 'L1' },
  early: { loanId: 'L1' },
  cashier: { bills: 'L1_5' },
  result: { repayNo: 'Y1' },
}

flowContract(repayment, { search })
reloadAtEveryPage(repayment, { search })
backAtEveryPage(repayment, { search })
personasOf(repayment, personas)

/** The loan of the customer, whose number the sandbox makes. */
const withLoan = (world: SandboxWorld) => Promise.resolve({ loanId: firstLoan(world) })

const options = {
  persona: 'running-loan',
  search,
  begin: {
    plan: withLoan,
    early: withLoan,
    afterLoanSign: withLoan,
    cashier: async (world: SandboxWorld) => ({ bills: (await openBills(world)).join() }),
    result: async (world: SandboxWorld) => ({ repayNo: await pay(world, 'success') }),
  },
  // It leads on, and asks for nothing.
  silent: ['autopay'],
}

attackedPages(repayment, options)
signedOutPages(repayment, options)
