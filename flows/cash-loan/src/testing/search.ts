/** Queries of the pages that need one, for the derived tests of the flow. */
export const search = {
  'cash/home/confirm': { amount: '12000', period: '12', card: 'C1' },
  'cashLead/confirm': { amount: '12000', period: '12', card: 'C1' },
  'cash/home/videoAuth': { amount: '12000', period: '12', card: 'C1', type: 'old' },
  'cash/smartVideo': { amount: '12000', period: '12', card: 'C1', type: 'old' },
  'result/iframe': { url: 'https://protocol.credit.test/loan' },
}
