import { isGatewayError } from '@koo/api-client'

/** How often the status of an assessment is requested: 30 times, 2 s apart. */
export const ASSESSMENT = { pause: 2_000, max: 30 }
/** How often the status of the verification of contacts is requested. */
export const CONTACTS = { pause: 1_000, max: 10 }

/** An earlier step is missing, so nothing is running. */
const STEP_MISSING = 42131
export const isStepMissing = (error: unknown): boolean =>
  isGatewayError(error) && error.kind === 'result' && error.code === STEP_MISSING
