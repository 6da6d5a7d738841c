import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { kidswant } from './flow.ts'
import { personas } from './personas.ts'

flowContract(kidswant)
reloadAtEveryPage(kidswant)
backAtEveryPage(kidswant)
personasOf(kidswant, personas)
