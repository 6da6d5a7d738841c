import type { VerificationIntroOptions } from '@koo/steps/verification-intro'
import type { ProofUploadOptions } from '@koo/steps/proof-upload'
import { copy } from './copy.ts'

const FUND = { authId: '127', title: '公积金认证' } as const
const TAX = { authId: '129', title: '个税认证' } as const
const ACCOUNT = { authId: '132', title: '关注公众号' } as const
const BANK = { title: '网银贷认证' } as const

/** Pages that take a picture. The two of the tax are one verification: they differ in where the record is found. */
export const proofs = {
  accumFundStepTwo: { ...FUND, ...copy.fundPicture },
  xszAuth: { authId: '128', title: '行驶证认证', ...copy.drivingLicence },
  vehicle: { authId: '137', title: '车辆认证', ...copy.vehicle },
  taxAuth: { ...TAX, ...copy.taxInApp },
  gsAuth: { ...TAX, ...copy.taxInBrowser },
  wxAuth: { ...ACCOUNT, ...copy.accountPicture },
  fpUpload: { authId: '130', title: '消费凭证上传', ...copy.receipts, examples: 2, most: 3 },
} as const satisfies Readonly<Record<string, ProofUploadOptions & { title: string }>>

/** Pages that say what a verification wants, and which page they lead `to`. Each asks first whether it may start, or one before it has. */
export const guides = {
  accumFundStepOne: { ...FUND, ...copy.fund, to: 'accumFundStepTwo' },
  wsdStepOne: { ...BANK, authId: '131', ...copy.onlineBank, to: 'wsdStepTwo' },
  wsdStepTwo: { ...BANK, ...copy.recordingSteps, tutorial: true, to: 'wsdAuthPushStream' },
  wxAuthindex: { ...ACCOUNT, ...copy.account, qr: true, to: 'wxAuth' },
} as const satisfies Readonly<Record<string, VerificationIntroOptions & { title: string; to: string }>>
