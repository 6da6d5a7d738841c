import { defineFlow, namesOf, page } from '@koo/flow'
import { withWindows } from '@koo/steps/windows'
import { pages } from './pages.ts'

const toCentre = page('centre', { reuse: true })
/** The result takes the place of the page that was paid from: back from it does not pay once more. */
const paid = page('result', { replace: true })

/** The paid membership: what it is, how it is opened, renewed and upgraded, and what members get. */
export const membership = withWindows(
  defineFlow({
    id: 'membership',
    start: 'centre',
    // The home page, messages and the cashier open any of them.
    entries: namesOf(pages),
    pages,
    exits: {
      centre: {
        open: page('open'),
        upgrade: page('upgrade'),
        renew: page('renew'),
        benefits: page('benefits'),
      },
      open: { paid, upgrade: page('upgrade', { replace: true }), centre: toCentre },
      renew: { centre: toCentre },
      benefits: { open: page('open'), upgrade: page('upgrade') },
      upgrade: { paid, centre: toCentre, open: page('open', { replace: true }) },
      result: { centre: toCentre },
    },
    keys: { 'vip-centre': 'centre' },
  }),
  { without: ['open', 'upgrade', 'renew', 'result'] },
)
