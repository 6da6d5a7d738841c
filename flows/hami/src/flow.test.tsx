import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { wrongReplies } from '@koo/page/testing/replies'
import { hami } from './flow.ts'
import { personas } from './personas.ts'

flowContract(hami)
reloadAtEveryPage(hami)
backAtEveryPage(hami)
personasOf(hami, personas)
wrongReplies(hami, { persona: 'lead-flow' })
