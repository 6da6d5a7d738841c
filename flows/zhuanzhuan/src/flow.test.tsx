import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { zhuanzhuan } from './flow.ts'
import { personas } from './personas.ts'

flowContract(zhuanzhuan)
reloadAtEveryPage(zhuanzhuan)
backAtEveryPage(zhuanzhuan)
personasOf(zhuanzhuan, personas)
