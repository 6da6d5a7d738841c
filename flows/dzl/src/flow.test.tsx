import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { dzl } from './flow.ts'
import { personas } from './personas.ts'

flowContract(dzl)
reloadAtEveryPage(dzl)
backAtEveryPage(dzl)
personasOf(dzl, personas)
