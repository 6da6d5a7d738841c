import { isRefused } from '@koo/api-client'
import type { channelQueryPreAssessAmountStatus } from '@koo/api-client/calls'

/**
 * An earlier step is missing, so nothing is running. The contract lists it for the pre-assessment only; of an assessment it would
 * mean the same.
 */
export const isStepMissing = (error: unknown): boolean =>
  isRefused<typeof channelQueryPreAssessAmountStatus>(error, 42131)

/** How often the status of an assessment is requested, and what ends that: 30 times, 2 s apart. */
export const ASSESSMENT = { pause: 2_000, max: 30, gaveUp: isStepMissing }
