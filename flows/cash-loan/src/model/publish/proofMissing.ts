import type { RefusalOf } from '@koo/api-client'
import type { cashPublishV2, staffCashPublish } from '@koo/api-client/calls'

/** Result of the calls that publish: a proof of the customer is missing. */
export const PROOF_MISSING: RefusalOf<typeof cashPublishV2> & RefusalOf<typeof staffCashPublish> = 42131
