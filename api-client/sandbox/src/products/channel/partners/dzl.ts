import { definePartner, onPage } from './types.ts'

/** Larger loans for known customers: an agreement, then further verifications. */
export const dzl = definePartner({
  code: 'dzl',
  name: '大额借',
  entry: '/pages/credit/dzl/protocol',
  before: [onPage('protocol', 'consent')],
  assessment: null,
  after: [onPage('moreauth', 'never')],
  order: null,
})
