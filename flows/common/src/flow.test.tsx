import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { common } from './flow.ts'
import { personas } from './personas.ts'

flowContract(common)
reloadAtEveryPage(common)
backAtEveryPage(common)
personasOf(common, personas)
