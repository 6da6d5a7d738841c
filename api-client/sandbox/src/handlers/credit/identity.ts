import { originOf, type Handlers } from '../../context.ts'
import { keepUserData } from '../../lender/account/user-data.ts'
import { checkFace } from '../../lender/credit/face.ts'
import { checkPhoto, photosOnFile, readPhoto, takePhoto } from '../../lender/credit/id-photos.ts'
import { PUBLIC_KEY } from '../../lender/credit/keys.ts'
import { giveProof } from '../../lender/credit/proofs.ts'
import { uploadToken } from '../../lender/credit/upload-tokens.ts'
import { checkFile, keepFile, PICTURE_BYTES, uploadedFile, type FileRules } from '../../lender/files.ts'
import { Refusal, RESULTS } from '../../results.ts'
import type { Context } from '../../context.ts'
import type { WireRequest } from '../../contract.ts'

const ID_PHOTO: FileRules = { purpose: 'idPhoto', kind: 'picture', maxBytes: PICTURE_BYTES }

/** Who the customer is: photos of the card, the face, life and work. */
export const identityHandlers = {
  'credit/getPublicKey': () => ({ data: { publicKey: PUBLIC_KEY } }),

  'credit/queryIdPhoto': (_, context) => photosOnFile(originOf(context)),

  'credit/idPhotoOcr'({ file, side }, context) {
    checkFile(file, ID_PHOTO)
    return readPhoto(originOf(context), side, file.name)
  },

  'credit/uploadIdPhoto'({ file, side }, context) {
    checkFile(file, ID_PHOTO)
    checkPhoto(file.name)
    const kept = keepFile(context, file, ID_PHOTO)
    takePhoto(originOf(context), side, kept.key)
    return uploadedFile(context, kept)
  },

  'credit/faceAuth': (request, context) => checkFace(originOf(context), request),

  'credit/faceAuthV3': (request, context) => checkFace(originOf(context), request),

  'credit/getUploadToken': (_, context) => uploadToken(originOf(context), 'credit', context.scope),

  'credit/saveBaseInfo'(request, context) {
    saveBaseInfo(request, context)
    return null
  },

  'credit/saveBaseInfoV2'(request, context) {
    saveBaseInfo(request, context)
    return null
  },
} satisfies Handlers

/** Both forms ask for the same; what is told goes into the customer's profile. */
function saveBaseInfo(request: WireRequest<'credit/saveBaseInfo'>, context: Context): void {
  const { address, company } = request
  if (company.trim() === '') throw new Refusal(RESULTS.badRequest, '请填写单位名称')
  if (!address.province || !address.detail?.trim()) {
    throw new Refusal(RESULTS.badRequest, '请填写完整的居住地址')
  }
  const origin = originOf(context)
  keepUserData(origin, request)
  giveProof(origin, 'baseInfo')
}
