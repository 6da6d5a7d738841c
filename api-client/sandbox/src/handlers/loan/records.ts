import { CAPS, unshiftCapped } from '../../world.ts'
import type { Handlers } from '../../context.ts'

/** Consents, traces and page views. */
export const recordHandlers = {
  'other/agreementrecord'(body, { world, now, user }) {
    unshiftCapped(world.consents, { at: now, userId: user().userId, body }, CAPS.consents)
    return {}
  },

  'cash/serverUpload'(body, { world, now, user }) {
    unshiftCapped(world.traces, { at: now, userId: user().userId, body }, CAPS.traces)
    return {}
  },

  // Page views are read from the request log; the lender keeps none.
  'apphome/pvUpload': () => ({}),
} satisfies Handlers
