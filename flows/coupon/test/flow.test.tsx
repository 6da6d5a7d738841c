import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { coupon } from '../src/flow.ts'
import { personas } from '../src/personas.ts'

flowContract(coupon)
reloadAtEveryPage(coupon)
backAtEveryPage(coupon)
personasOf(coupon, personas)
