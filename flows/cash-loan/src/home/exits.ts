import type { QueryInput } from '@koo/flow'

/** Words of the loan page: on to confirming, to the result of a loan that was left open, to what is still missing. */
export const homeExits = ['next', 'found', 'supplement'] as const

export type HomeExit = (name: (typeof homeExits)[number], query?: QueryInput) => Promise<void>
