import { statusRouting } from '@koo/flow'

/** The page of each status of an application; the key `null` is for a customer without one. */
const pages = {
  null: 'merchantCredit',
  0: 'merchantCredit',
  51: 'merchantCredit',
  1: 'orderSubmitted',
  2: 'checkFail',
  6: 'checkFail',
  7: { page: 'checkFail', query: { type: 'cancel' } },
  3: 'submitPass',
  31: 'submitPass',
  4: 'orderChecking',
  5: 'checkSuccess',
} as const

// gap 24
/** The server's status decides the page; one that is not listed is reported, and the start page is shown. */
export const byStatus = statusRouting({ load: (signal, host) => host.orderStatus(signal), table: pages })
