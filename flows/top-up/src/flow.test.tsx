import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import type { SandboxWorld } from '@koo/page/testing'
import { attackedPages, signedOutPages } from '@koo/page/testing/attacks'
import { topUp } from './flow.ts'
import { personas } from './personas.ts'
import { orderOf } from './testing/shop.ts'

const search = { result: { orderNum: 'Y1' }, orderDetail: { orderNum: 'Y1' } }

flowContract(topUp, { search })
reloadAtEveryPage(topUp, { search })
backAtEveryPage(topUp, { search })
personasOf(topUp, personas)

const withOrder = async (world: SandboxWorld) => ({ orderNum: await orderOf(world) })
const options = {
  search,
  persona: 'top-up-orders',
  begin: { result: withOrder, orderDetail: withOrder },
  // It asks for nothing before a number is typed.
  silent: ['phone'],
}

attackedPages(topUp, options)
signedOutPages(topUp, options)
