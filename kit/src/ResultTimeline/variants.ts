/** `unknown`: polling ended without a result; this is not a failure. */
export const auditStatuses = ['auditing', 'passed', 'failed', 'unknown'] as const
