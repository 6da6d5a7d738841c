import { defineFlow, link, metaRouting, page } from '@koo/flow'
import { face } from '@koo/steps/face'
import { asks, faceExits, partnerExits, partnerPages, without } from '@koo/steps/partner'
import { contactExits, contactPages } from './contacts.ts'
import { ownExits, ownPages } from './own.ts'

const pages = without(partnerPages('koocard', { leaves: 'home' }), 'contactff', 'idnumberauth')
const instead = { replace: true } as const
const home = { leave: link('home', instead) }

/** The credit application of the wallet's own channel, its contacts, and the verifications that raise its limit. */
export const koocard = defineFlow({
  id: 'koocard',
  start: 'checking',
  entries: [
    ...(['middle', 'agency', 'loginsuccess', 'loginfail', 'videoForloan', 'breakDirectlyProtocol'] as const),
    ...(['contact', 'contact/fourfive', 'contact/addfourfive', 'houseLoan'] as const),
  ],
  pages: {
    ...pages,
    ...contactPages,
    ...ownPages,
    idauth: pages.idauth.with(asks),
    information: pages.information.with(asks),
    video: face({ way: 'native' }).with(asks),
  },
  exits: {
    ...without(partnerExits, 'contactff', 'idnumberauth'),
    ...contactExits,
    ...ownExits,
    video: { ...faceExits.video, web: page('videoh5', instead) },
    videofail: { ...faceExits.videofail, ...home, loanAgain: page('videoForloan', instead) },
    checkedfail: { ...partnerExits.checkedfail, ...home },
  },
  server: metaRouting({ group: 'channel', partner: 'koocard', pages: { 'user-contacts': 'contactadd' } }),
  keys: {
    koocard: 'middle',
    'contact-add': 'contactadd',
    'contact-raise': 'contact/fourfive',
    'face-check': 'videoForloan',
    'id-auth': 'idauth',
    'id-photos': 'idcarduploading',
  },
})
