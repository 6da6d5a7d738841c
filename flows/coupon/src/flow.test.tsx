import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { attackedPages } from '@koo/page/testing/attacks'
import { coupon } from './flow.ts'
import { personas } from './personas.ts'

flowContract(coupon)
reloadAtEveryPage(coupon)
backAtEveryPage(coupon)
personasOf(coupon, personas)
attackedPages(coupon)
