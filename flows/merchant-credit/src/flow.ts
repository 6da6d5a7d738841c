import { defineFlow, metaRouting, page, server } from '@koo/flow'
import { handover } from '@koo/steps/handover'
import { loginFail } from '@koo/steps/outcome'

// loan.3
/**
 * The way in for merchants who come from a partner. Their server sends them on by addresses: to the authorisation of a platform,
 * then to the application of a shop, which asks for the status of the order and no more for the partner.
 */
export const merchantCredit = defineFlow({
  id: 'merchant-credit',
  // It asks no server: from a step that is not known here, the other page would ask for the same step again.
  start: 'loginfail',
  entries: ['loginsuccess'],
  pages: { loginsuccess: handover(), loginfail: loginFail({ partner: 'merchant-credit' }) },
  exits: { loginsuccess: { done: server, failed: page('loginfail', { replace: true }) } },
  server: metaRouting({ group: 'channel' }),
})
