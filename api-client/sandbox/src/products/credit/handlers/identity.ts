import { customerOf, type Handlers } from '../../../engine/context.ts'
import { keepUserData } from '../../../people/account/userData.ts'
import { checkFace } from '../../../people/credit/face.ts'
import { checkPhoto, photosOnFile, readPhoto, takePhoto } from '../../../people/credit/idPhotos.ts'
import { PUBLIC_KEY } from '../keys.ts'
import { giveProof } from '../../../people/credit/proofs.ts'
import { uploadToken } from '../uploadTokens.ts'
import { checkFile, keepFile, PICTURE_BYTES, uploadedFile, type FileRules } from '../../../engine/files.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'
import type { Context } from '../../../engine/context.ts'
import type { WireRequest } from '../../../engine/contract.ts'

const ID_PHOTO: FileRules = { purpose: 'idPhoto', kind: 'picture', maxBytes: PICTURE_BYTES }

/** Handlers for the customer's identity: photos of the ID card, the face, personal and work data. */
export const identityHandlers = {
  'credit/getPublicKey': () => ({ data: { publicKey: PUBLIC_KEY } }),

  'credit/queryIdPhoto': (_, context) => photosOnFile(customerOf(context)),

  'credit/idPhotoOcr'({ file, side }, context) {
    checkFile(file, ID_PHOTO)
    return readPhoto(customerOf(context), side, file.name)
  },

  'credit/uploadIdPhoto'({ file, side }, context) {
    checkFile(file, ID_PHOTO)
    checkPhoto(file.name)
    const kept = keepFile(context, file, ID_PHOTO)
    takePhoto(customerOf(context), side, kept.key)
    return uploadedFile(context, kept)
  },

  'credit/faceAuth': (request, context) => checkFace(customerOf(context), request),

  'credit/faceAuthV3': (request, context) => checkFace(customerOf(context), request),

  'credit/getUploadToken': (_, context) => uploadToken(customerOf(context), 'credit', context.scope),

  'credit/saveBaseInfo'(request, context) {
    saveBaseInfo(request, context)
    return null
  },

  'credit/saveBaseInfoV2'(request, context) {
    saveBaseInfo(request, context)
    return null
  },
} satisfies Handlers

/** Both forms have the same fields; the data are saved in the customer's profile. */
function saveBaseInfo(request: WireRequest<'credit/saveBaseInfo'>, context: Context): void {
  const { address, company } = request
  if (company.trim() === '') throw new Refusal(RESULTS.badRequest, '请填写单位名称')
  if (!address.province || !address.detail?.trim()) {
    throw new Refusal(RESULTS.badRequest, '请填写完整的居住地址')
  }
  const customer = customerOf(context)
  keepUserData(customer, request)
  giveProof(customer, 'baseInfo')
}
