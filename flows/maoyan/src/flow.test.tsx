import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { maoyan } from './flow.ts'
import { personas } from './personas.ts'

flowContract(maoyan)
reloadAtEveryPage(maoyan)
backAtEveryPage(maoyan)
personasOf(maoyan, personas)
