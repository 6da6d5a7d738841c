import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { yinlian } from './flow.ts'
import { personas } from './personas.ts'

flowContract(yinlian)
reloadAtEveryPage(yinlian)
backAtEveryPage(yinlian)
personasOf(yinlian, personas)
