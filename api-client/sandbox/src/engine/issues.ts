import type * as z from 'zod/mini'

/** The first fault that a schema found, as `field: message`, for admin replies and test output. */
export function describeIssues(error: z.core.$ZodError): string {
  const issue = error.issues[0]
  if (!issue) return 'unreadable'
  const message =
    issue.code === 'unrecognized_keys' ? `no such field: ${issue.keys.join(', ')}` : issue.message
  return issue.path.length === 0 ? message : `${issue.path.join('.')}: ${message}`
}
