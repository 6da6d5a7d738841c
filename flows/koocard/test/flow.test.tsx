import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { koocard } from '../src/flow.ts'
import { personas } from '../src/personas.ts'

flowContract(koocard)
reloadAtEveryPage(koocard)
backAtEveryPage(koocard)
personasOf(koocard, personas)
