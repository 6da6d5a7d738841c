import type { QueryInput } from '@koo/flow'

/** Words of the result page: done with it, another loan that has to be seen first, borrow again. */
export const resultExits = ['finish', 'found', 'home'] as const

export type ResultExit = (name: (typeof resultExits)[number], query?: QueryInput) => Promise<void>
