import { expect, it } from 'vitest'
import { readDue, type DueContract } from './due.ts'

const bill: DueContract = {
  amount: '1115.09',
  capital: '974.52',
  interest: '134.57',
  fee: '6.00',
  couponValue: '0.00',
  paidAmount: '0.00',
}

it('has the figures of the lender to the cent', () => {
  expect(readDue(bill)).toEqual({
    amount: 111_509,
    principal: 97_452,
    charge: 14_057,
    discount: 0,
    paid: 0,
    open: 111_509,
  })
})

it('has what is left of a bill that is paid in part', () => {
  expect(readDue({ ...bill, paidAmount: '557.55' })).toMatchObject({ paid: 55_755, open: 55_754 })
})

it('takes a discount off', () => {
  expect(readDue({ ...bill, amount: '1040.09', couponValue: '75.00' })).toMatchObject({
    discount: 7_500,
    open: 104_009,
  })
})

it.each<[string, Partial<DueContract>]>([
  ['another fee', { fee: '7.00' }],
  ['another amount', { amount: '1115.10' }],
  ['a part that is missing', { interest: null }],
  ['a negative part', { capital: '1115.09', interest: '-6.00' }],
  ['more paid than due', { paidAmount: '1115.10' }],
  ['a paid amount that cannot be read', { paidAmount: '一半' as never }],
])('has no figures with %s', (_, change) => {
  expect(readDue({ ...bill, ...change })).toBeNull()
})
