import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { attackedPages, signedOutPages } from '@koo/page/testing/attacks'
import { activity } from './flow.ts'
import { personas } from './personas.ts'

const search = { orderAddress: { orderNum: 'J1' } }

flowContract(activity, { search })
reloadAtEveryPage(activity, { search })
backAtEveryPage(activity, { search })
personasOf(activity, personas)
attackedPages(activity, { search })
signedOutPages(activity, { search })
