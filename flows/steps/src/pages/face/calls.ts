import type { RefusalOf } from '@koo/api-client'
import { channelFaceVerify, creditFaceAuthV3, creditMaoYanFaceVerify } from '@koo/api-client/calls'
import type { FaceCheck, FaceCheckRequest } from '@koo/api-client/types'
import type { WriteCall } from '@koo/page/form'
import type { FaceCall } from './step.ts'

/** A picture as Base64 text, or the token of the app: one of the two. */
export type Evidence = { readonly image: string } | { readonly token: string }

type Check = WriteCall<Evidence, FaceCheck, RefusalOf<typeof channelFaceVerify>>

const withScene =
  (call: WriteCall<FaceCheckRequest, FaceCheck>, scene: string): Check =>
  (gateway, evidence, options) =>
    call(gateway, { ...evidence, scene }, options)

export const CALLS: Readonly<Record<FaceCall, Check>> = {
  channel: channelFaceVerify,
  creditMaoYan: creditMaoYanFaceVerify,
  loan: withScene(creditFaceAuthV3, 'loan'),
  common: withScene(creditFaceAuthV3, 'common'),
  merchant: withScene(creditFaceAuthV3, 'merchant'),
}
