import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { attackedPages, signedOutPages } from '@koo/page/testing/attacks'
import { bankCard } from './flow.ts'
import { personas } from './personas.ts'

const search = { detail: { card: 'C1' } }

flowContract(bankCard, { search })
reloadAtEveryPage(bankCard, { search })
backAtEveryPage(bankCard, { search })
personasOf(bankCard, personas)
attackedPages(bankCard, { search })
signedOutPages(bankCard, { search })
