import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { siku } from './flow.ts'
import { personas } from './personas.ts'

flowContract(siku)
reloadAtEveryPage(siku)
backAtEveryPage(siku)
personasOf(siku, personas)
