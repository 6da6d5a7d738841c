import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { koocard } from './flow.ts'
import { personas } from './personas.ts'

const search = { 'contact/detail': { level: '1' } } // the row that was tapped

flowContract(koocard, { search })
reloadAtEveryPage(koocard, { search })
backAtEveryPage(koocard, { search })
personasOf(koocard, personas)
