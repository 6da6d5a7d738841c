/** By the numbers of the contract (spec 4): 0 not assessed, 1 assessing, 2 failed, 3 passed. */
export const assessStatuses = ['ready', 'assessing', 'failed', 'passed'] as const
