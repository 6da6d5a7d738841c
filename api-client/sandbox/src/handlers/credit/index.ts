import type { Handlers } from '../../context.ts'

/** The calls about credit assessment, proofs of identity, contacts, videos and photos. */
export const creditHandlers = {} satisfies Handlers
