import { isRefused } from '@koo/api-client'
import type { channelQueryPreAssessAmountStatus } from '@koo/api-client/calls'

/** How often the status of an assessment is requested: 30 times, 2 s apart. */
export const ASSESSMENT = { pause: 2_000, max: 30 }
/** How often the status of the verification of contacts is requested. */
export const CONTACTS = { pause: 1_000, max: 10 }

/**
 * An earlier step is missing, so nothing is running. The contract lists it for the pre-assessment only; of an assessment it would
 * mean the same.
 */
export const isStepMissing = (error: unknown): boolean =>
  isRefused<typeof channelQueryPreAssessAmountStatus>(error, 42131)
