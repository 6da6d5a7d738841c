import { link, page, server } from '@koo/flow'
import { breakDirectlyProtocol } from '@koo/steps/agree'
import { face } from '@koo/steps/face'
import { asks, faceOutcome } from '@koo/steps/partner'
import { agency, passage } from '@koo/steps/passage'
import { houseLoan } from '@koo/steps/proof-upload'
import { read } from '@koo/steps/read'

const instead = { replace: true } as const
const toLoan = { done: server, loan: link('loan', instead) } as const
/** The outcome of the face check of a loan leads back to the loan. */
const forLoan = { query: { from: 'loan' }, ...instead } as const

/** Pages of koocard that no other channel has, beside its contacts. */
export const ownPages = {
  videoh5: face({ way: 'web' }).with(asks),
  'videoh5/protocolRead': read(),
  videoForloan: face({ call: 'loan' }).with({ title: '借款人脸识别' }),
  'videoForloan/protocolRead': read(),
  houseLoan,
  houseLoanMid: passage.with({ title: '房贷认证' }),
  breakDirectlyProtocol,
  breakDirectlyProtocolMid: passage.with({ title: '签署协议' }),
  middle: passage,
  agency: agency(),
}
export const ownExits = {
  idauth: toLoan,
  idcarduploading: toLoan,
  videoh5: { ...faceOutcome, read: page('videoh5/protocolRead') },
  videoForloan: {
    passed: page('videosuccess', forLoan),
    failed: page('videofail', forLoan),
    noneLeft: page('videofail', forLoan),
    read: page('videoForloan/protocolRead'),
  },
  houseLoan: { done: page('houseLoanMid', instead), blocked: link('raise-limit-home', instead) },
  houseLoanMid: { done: link('raise-limit-result', { query: { authId: '136' }, ...instead }) },
  breakDirectlyProtocol: { signed: page('breakDirectlyProtocolMid', instead) },
  breakDirectlyProtocolMid: { done: link('loan', instead) },
} as const
