/**
 * `submitting`: the application is being sent. `confirming`: the reply was lost, the server is asked. `unresolved`:
 * asking failed, the loan may exist. `notSubmitted`: the server has no application.
 */
export const publishingStates = ['submitting', 'confirming', 'unresolved', 'notSubmitted'] as const
