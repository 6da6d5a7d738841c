import { expect, it } from 'vitest'
import { maskedPhone, maskPhone, shownMask } from './masks.ts'

/** The narrow space as a visible sign. */
const seen = (text: string) => text.replaceAll('\u202f', '_')

it.each([
  ['138****0002', '138_••••_0002'],
  ['330106********4372', '330106_••••_••••_4372'],
  ['110***********3013', '110_••••_••••_•••_3013'],
  ['张*', '张*'],
  ['陈**', '陈**'],
  ['', ''],
])('a mask %s is shown as %s', (given, shown) => {
  expect(seen(shownMask(given))).toBe(shown)
})

it.each([
  ['13800000002', '138****0002', '138_••••_0002'],
  ['138****0002', '138****0002', '138_••••_0002'],
  ['+8613800000002', '+8613800000002', '+8613800000002'],
])('a phone number %s is masked as %s', (given, masked, shown) => {
  expect(maskPhone(given)).toBe(masked)
  expect(seen(maskedPhone(given))).toBe(shown)
})
