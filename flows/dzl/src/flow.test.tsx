import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { wrongReplies } from '@koo/page/testing/replies'
import { dzl } from './flow.ts'
import { personas } from './personas.ts'

flowContract(dzl)
reloadAtEveryPage(dzl)
backAtEveryPage(dzl)
personasOf(dzl, personas)
wrongReplies(dzl, { persona: 'dzl-start' })
