import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { attackedPages, signedOutPages } from '@koo/page/testing/attacks'
import { membership } from './flow.ts'
import { personas } from './personas.ts'
import { order } from './testing/shop.ts'

const search = { result: { orderNum: 'Y1' } }

flowContract(membership, { search })
reloadAtEveryPage(membership, { search })
backAtEveryPage(membership, { search })
personasOf(membership, personas)

const options = { search, persona: 'member', begin: { result: order } }

attackedPages(membership, options)
signedOutPages(membership, options)
