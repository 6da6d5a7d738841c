import { LOAN_CAPS } from '../../../ledger/state/loan.ts'
import { unshiftCapped } from '../../../engine/world.ts'
import type { Handlers } from '../../../engine/context.ts'

/** Handlers for consents, traces and page views. */
export const recordHandlers = {
  'other/agreementrecord'(body, { world, now, user }) {
    unshiftCapped(world.consents, { at: now, userId: user().userId, body }, LOAN_CAPS.consents)
    return {}
  },

  'cash/serverUpload'(body, { world, now, user }) {
    unshiftCapped(world.traces, { at: now, userId: user().userId, body }, LOAN_CAPS.traces)
    return {}
  },

  // Page views can be read from the request log; the sandbox does not store them.
  'apphome/pvUpload': () => ({}),
} satisfies Handlers
