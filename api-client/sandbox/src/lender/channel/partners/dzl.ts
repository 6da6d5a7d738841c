import { NO_DOOR_PAGES, onPage, type PartnerTable } from './types.ts'

/** Larger loans to customers the lender knows already: an agreement, then further verifications. */
export const dzl: PartnerTable = {
  code: 'dzl',
  name: '大额借',
  entry: '/pages/credit/dzl/protocol',
  doorPages: NO_DOOR_PAGES,
  before: [onPage('protocol', 'consent')],
  assessment: null,
  after: [onPage('moreauth', 'never')],
  order: null,
}
