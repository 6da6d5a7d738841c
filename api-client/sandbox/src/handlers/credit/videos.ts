import { originOf, type Handlers } from '../../context.ts'
import { uploadToken } from '../../lender/credit/upload-tokens.ts'
import { lastVideo, saveVideo, takeVideo } from '../../lender/credit/videos.ts'
import { uploadedFile } from '../../lender/files.ts'

/** Recorded commitments. */
export const videoHandlers = {
  'cash/getLastVideo': ({ code }, context) => lastVideo(context, code),

  'cash/getUploadToken': (_, context) => uploadToken(originOf(context), 'cash', context.scope),

  'cash/uploadVideo': ({ file, key }, context) => uploadedFile(context, takeVideo(context, file, key)),

  'cash/saveVideo'(request, context) {
    saveVideo(context, request)
    return null
  },
} satisfies Handlers
