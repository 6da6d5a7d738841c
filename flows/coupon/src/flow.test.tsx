import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { attackedPages, signedOutPages } from '@koo/page/testing/attacks'
import { coupon } from './flow.ts'
import { personas } from './personas.ts'

const search = { detail: { coupon: 'CR1' } }

flowContract(coupon, { search })
reloadAtEveryPage(coupon, { search })
backAtEveryPage(coupon, { search })
personasOf(coupon, personas)
attackedPages(coupon, { search })
signedOutPages(coupon, { search })
