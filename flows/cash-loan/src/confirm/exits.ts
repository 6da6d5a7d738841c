import type { QueryInput } from '@koo/flow'

/** Words of the confirm page: the loan was made, or back to the form. */
export const confirmExits = ['done', 'form'] as const

export type ConfirmExit = (name: (typeof confirmExits)[number], query?: QueryInput) => Promise<void>
