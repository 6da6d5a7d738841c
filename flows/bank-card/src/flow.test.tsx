import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { wrongReplies } from '@koo/page/testing/replies'
import { bankCard } from './flow.ts'
import { personas } from './personas.ts'

flowContract(bankCard)
reloadAtEveryPage(bankCard)
backAtEveryPage(bankCard)
personasOf(bankCard, personas)
wrongReplies(bankCard)
