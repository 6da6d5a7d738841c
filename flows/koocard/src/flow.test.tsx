import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { wrongReplies } from '@koo/page/testing/replies'
import { koocard } from './flow.ts'
import { personas } from './personas.ts'

flowContract(koocard)
reloadAtEveryPage(koocard)
backAtEveryPage(koocard)
personasOf(koocard, personas)
wrongReplies(koocard)
