import { defineFlow, link, partner } from '@koo/flow'
import { checkout } from '@koo/steps/checkout'
import { faceExits, facePages } from './face.ts'

/** Pages that several channels share: the face check for flows without one of their own, and paying an order. */
export const common = defineFlow({
  id: 'common',
  start: 'video',
  entries: ['video', 'pay'],
  pages: { ...facePages, pay: checkout },
  exits: {
    ...faceExits,
    overlimit: { leave: link('home', { replace: true }) },
    pay: {
      paid: partner('SUCCESS'),
      failed: partner('CONFIRM_PAY_FAILURE'),
      processing: partner('PAY_ING'),
      left: partner('QUIT'),
    },
  },
  keys: { pay: 'pay' },
  consents: {
    lend: 'with the agreements of the limit (proposed: the specification names none for a payment)',
  },
})
