/** By the numbers of the contract: 0 not assessed, 1 assessing, 2 failed, 3 passed. */
export const assessStatuses = ['ready', 'assessing', 'failed', 'passed'] as const
