import { defineFlow, page } from '@koo/flow'
import { face } from '@koo/steps/face'
import { asks, faceExits, faceOutcome, partnerChannel } from '@koo/steps/partner'
import { read } from '@koo/steps/read'

const channel = partnerChannel('kidswant')
const { pages } = channel

/** Credit for the customers of kidswant, a shop for children. */
export const kidswant = defineFlow({
  ...channel,
  order: ['idauth', 'video', 'idcarduploading', 'information'],
  pages: {
    ...pages,
    idauth: pages.idauth.with(asks),
    information: pages.information.with(asks),
    video: face({ way: 'native' }).with(asks),
    videoh5: face({ way: 'web' }).with(asks),
    'videoh5/protocolRead': read(),
  },
  exits: {
    ...channel.exits,
    video: { ...faceExits.video, web: page('videoh5', { replace: true }) },
    videoh5: { ...faceOutcome, read: page('videoh5/protocolRead') },
  },
})
