import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { bankCard } from '../src/flow.ts'
import { personas } from '../src/personas.ts'

flowContract(bankCard)
reloadAtEveryPage(bankCard)
backAtEveryPage(bankCard)
personasOf(bankCard, personas)
