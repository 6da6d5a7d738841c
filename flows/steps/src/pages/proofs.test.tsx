import { defineFlow } from '@koo/flow'
import { attackedPages } from '@koo/page/testing/attacks'
import { dzlProtocol } from './agree/step.ts'
import { campaign } from './campaign/step.ts'
import { checkout } from './checkout/step.ts'
import { contactDetail, contacts, contactsOverview } from './contacts/step.ts'
import { example } from './example/step.ts'
import { face } from './face/step.ts'
import { identity } from './identity/step.ts'
import { idPictures } from './idPhotos/idPictures/step.ts'
import { idPhotos } from './idPhotos/step.ts'
import { information } from './information/step.ts'
import { leadIntro } from './intro/step.ts'
import { houseLoan } from './proofUpload/step.ts'
import { raiseFail, raiseResult } from './raise/step.ts'
import { read } from './read/step.ts'
import { recording } from './recording/step.ts'
import { moreAuth } from './tasks/step.ts'
import { verificationIntro } from './verificationIntro/step.ts'
import { recordingResult } from './waiting/recordingResult/step.ts'

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
    cardUpload: idPictures,
    video: face(),
    'video/protocolRead': read(),
    information: information(),
    contactadd: contacts({ use: 'own' }),
    contact: contactsOverview,
    'contact/detail': contactDetail,
    houseLoan,
    moreAuth,
    promotion: campaign(),
    month: campaign({ month: 3 }),
    example: example({ of: 'invoice' }),
    lead: leadIntro,
    verification: verificationIntro({ authId: '132', points: ['关注后截图'], qr: true, next: '去上传截图' }),
    recording: recording(),
    recordingResult,
    raised: raiseResult,
    lastRaise: raiseResult,
    notRaised: raiseFail,
    protocol: dzlProtocol,
  },
})
const partner = defineFlow({
  id: 'partner',
  ...start,
  pages: { idauth, contactff: contacts({ use: 'partner' }), pay: checkout },
})

attackedPages(proofs, {
  search: { 'contact/detail': { level: '1' }, raised: { authId: '127' }, notRaised: { authId: '131' } },
  silent: ['video', 'example', 'cardUpload'],
})
attackedPages(partner, { persona: 'siku-after' })
