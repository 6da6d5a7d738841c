import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { breakDirectly } from './flow.ts'
import { personas } from './personas.ts'

flowContract(breakDirectly)
reloadAtEveryPage(breakDirectly)
backAtEveryPage(breakDirectly)
personasOf(breakDirectly, personas)
