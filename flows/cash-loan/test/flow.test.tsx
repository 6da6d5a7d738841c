import { backAtEveryPage, flowContract, reloadAtEveryPage } from '@koo/flow/testing'
import { cashLoan } from '../src/flow.ts'

const search = { 'cash/home/confirm': { amount: '12000', period: '12', card: 'C1' } }

flowContract(cashLoan, { search })
reloadAtEveryPage(cashLoan, { search })
backAtEveryPage(cashLoan, { search })
