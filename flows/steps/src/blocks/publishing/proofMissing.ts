import type { RefusalOf } from '@koo/api-client'
import type { cashPublishV2, merchantPublish, staffCashPublish } from '@koo/api-client/calls'

type Refusal = RefusalOf<typeof cashPublishV2> &
  RefusalOf<typeof staffCashPublish> &
  RefusalOf<typeof merchantPublish>

/** Result of the calls that publish a loan: a proof of the customer is missing. */
export const PROOF_MISSING: Refusal = 42131
