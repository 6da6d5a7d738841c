import type { Handlers } from '../../context.ts'

/** The calls about partner channels, lead offers and staff loans. */
export const channelHandlers = {} satisfies Handlers
