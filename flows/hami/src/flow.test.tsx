import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { attackedPages } from '@koo/page/testing/attacks'
import { hami } from './flow.ts'
import { personas } from './personas.ts'

flowContract(hami)
reloadAtEveryPage(hami)
backAtEveryPage(hami)
personasOf(hami, personas)
attackedPages(hami, { persona: 'lead-flow' })
