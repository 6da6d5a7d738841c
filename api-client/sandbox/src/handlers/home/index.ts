import type { Handlers } from '../../context.ts'

/** The calls about home page, messages, campaigns, top-up and membership. */
export const homeHandlers = {} satisfies Handlers
