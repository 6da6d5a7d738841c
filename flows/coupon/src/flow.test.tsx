import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { wrongReplies } from '@koo/page/testing/replies'
import { coupon } from './flow.ts'
import { personas } from './personas.ts'

flowContract(coupon)
reloadAtEveryPage(coupon)
backAtEveryPage(coupon)
personasOf(coupon, personas)
wrongReplies(coupon)
