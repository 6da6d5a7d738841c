import type { Handlers } from '../../../engine/context.ts'
import { contactHandlers } from './contacts.ts'
import { identityHandlers } from './identity.ts'
import { limitHandlers } from './limit.ts'
import { raiseHandlers } from './raise.ts'
import { videoHandlers } from './videos.ts'

/** All handlers of the credit domain: assessment, proofs of identity, contacts, videos and photos. */
export const creditHandlers = {
  ...identityHandlers,
  ...contactHandlers,
  ...limitHandlers,
  ...raiseHandlers,
  ...videoHandlers,
} satisfies Handlers
