import { defineFlow } from '@koo/flow'
import { attackedPages } from '@koo/page/testing/attacks'
import { dzlProtocol } from './agree/step.ts'
import { checkout } from './checkout/step.ts'
import { contactDetail, contacts, contactsOverview } from './contacts/step.ts'
import { face } from './face/step.ts'
import { identity } from './identity/step.ts'
import { idPhotos } from './idPhotos/step.ts'
import { information } from './information/step.ts'
import { leadIntro } from './intro/step.ts'
import { houseLoan } from './proofUpload/step.ts'
import { read } from './read/step.ts'
import { moreAuth } from './tasks/step.ts'

// The steps by which a customer proves and completes what is needed, in flows for the derived test.
const start = { start: 'idauth', entries: ['idauth'] } as const
const idauth = identity()

const proofs = defineFlow({
  id: 'proofs',
  ...start,
  pages: {
    idauth,
    idnumberauth: identity({ fields: 'number' }),
    idcarduploading: idPhotos(),
    video: face(),
    'video/protocolRead': read(),
    information: information(),
    contactadd: contacts({ use: 'own' }),
    contact: contactsOverview,
    'contact/detail': contactDetail,
    houseLoan,
    moreAuth,
    lead: leadIntro,
    protocol: dzlProtocol,
  },
})
const partner = defineFlow({
  id: 'partner',
  ...start,
  pages: { idauth, contactff: contacts({ use: 'partner' }), pay: checkout },
})

attackedPages(proofs, { search: { 'contact/detail': { level: '1' } }, silent: ['video'] })
attackedPages(partner, { persona: 'siku-after' })
