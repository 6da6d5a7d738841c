import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { attackedPages } from '@koo/page/testing/attacks'
import { bankCard } from './flow.ts'
import { personas } from './personas.ts'

flowContract(bankCard)
reloadAtEveryPage(bankCard)
backAtEveryPage(bankCard)
personasOf(bankCard, personas)
attackedPages(bankCard)
