import { isGatewayError } from '@koo/api-client'

/** Whether the request was aborted by leaving the page: then nothing is shown. */
export const isAborted = (error: unknown): boolean => isGatewayError(error) && error.kind === 'aborted'

/** Whether the session has ended: then the customer is signing in, and the page shows nothing of its own. */
export const isSessionEnd = (error: unknown): boolean => isGatewayError(error) && error.kind === 'session'
