import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { merchantCredit } from './flow.ts'
import { personas } from './personas.ts'

flowContract(merchantCredit)
reloadAtEveryPage(merchantCredit)
backAtEveryPage(merchantCredit)
personasOf(merchantCredit, personas)
