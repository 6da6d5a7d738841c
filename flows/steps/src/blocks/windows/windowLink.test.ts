import { expect, it } from 'vitest'
import { windowLink } from './windowLink.ts'

it.each([
  ['https://m.credit.test/raise', { kind: 'address', url: 'https://m.credit.test/raise' }],
  [' http://m.credit.test ', { kind: 'address', url: 'http://m.credit.test' }],
  ['coupon:ABC', { kind: 'coupon', batchNo: 'ABC' }],
  ['优惠券： ABC ', { kind: 'coupon', batchNo: 'ABC' }],
  ['coupon:', null],
  ['couponBatch:<svg onload=1>', null],
  [`coupon:${'A'.repeat(65)}`, null],
  ['ABC', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the link %j leads to %j', { tags: ['activityPopup.3', 'activityPopup.4'] }, (link, expected) => {
  expect(windowLink(link)).toEqual(expected)
})
