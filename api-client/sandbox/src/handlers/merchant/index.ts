import type { Handlers } from '../../context.ts'

/** The calls about merchant loans, stores, windows and questionnaires. */
export const merchantHandlers = {} satisfies Handlers
