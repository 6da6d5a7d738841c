import { defineStep, each, page, server, type StepPageProps } from '@koo/flow'
import { keptProof } from '@koo/steps/kept-proof'
import { guides } from './guides.ts'

const step = defineStep({
  title: '上传资料',
  exits: { moved: null, certificate: null, contract: null, marriageCert: null, idCard: null },
})

// gap N22
/** The documents that the review waits for, as the server lists them. `moved`: all are in, or none is wanted now. */
export const uploadFile = step.page(() => import('./UploadFile.tsx'))

/** The documents, each a page that takes its pictures. */
const documents = {
  uploadCertificate: { type: 'certificate', title: '上传营业执照', ...guides.certificate },
  uploadContract: { type: 'contract', title: '上传合同', ...guides.contract },
  uploadMarriageCert: { type: 'marriageCert', title: '上传结婚证', ...guides.marriageCert },
} as const

export const documentPages = each(documents, ({ title, ...options }) => keptProof(options).with({ title }))

const toList = page('uploadFile', { reuse: true })
export const documentExits = {
  uploadFile: {
    moved: server,
    certificate: page('uploadCertificate'),
    contract: page('uploadContract'),
    marriageCert: page('uploadMarriageCert'),
    idCard: page('cardUpload'),
  },
  ...each(documents, () => ({ done: toList })),
  cardUpload: { done: toList },
}

export type Props = StepPageProps<typeof step>
