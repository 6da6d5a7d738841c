import { defineFlow, metaRouting, page } from '@koo/flow'
import { face } from '@koo/steps/face'
import { asks, faceExits, faceOutcome, partnerExits, partnerPages } from '@koo/steps/partner'
import { read } from '@koo/steps/read'

const pages = partnerPages('kidswant')

/** Credit for the customers of kidswant, a shop for children. */
export const kidswant = defineFlow({
  id: 'kidswant',
  theme: 'kidswant',
  start: 'checking',
  entries: ['loginsuccess', 'loginfail'],
  pages: {
    ...pages,
    idauth: pages.idauth.with(asks),
    information: pages.information.with(asks),
    video: face({ way: 'native' }).with(asks),
    videoh5: face({ way: 'web' }).with(asks),
    'videoh5/protocolRead': read(),
  },
  exits: {
    ...partnerExits,
    video: { ...faceExits.video, web: page('videoh5', { replace: true }) },
    videoh5: { ...faceOutcome, read: page('videoh5/protocolRead') },
  },
  server: metaRouting({ group: 'channel', links: { pay: 'pay' } }),
})
