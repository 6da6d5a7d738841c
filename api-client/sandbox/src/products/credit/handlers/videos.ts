import { customerOf, type Handlers } from '../../../engine/context.ts'
import { uploadToken } from '../uploadTokens.ts'
import { lastVideo, saveVideo, takeVideo } from '../videos.ts'
import { uploadedFile } from '../../../engine/files.ts'

/** Handlers for recorded commitments. */
export const videoHandlers = {
  'cash/getLastVideo': ({ code }, context) => lastVideo(context, code),

  'cash/getUploadToken': (_, context) => uploadToken(customerOf(context), 'cash', context.scope),

  'cash/uploadVideo': ({ file, key }, context) => uploadedFile(context, takeVideo(context, file, key)),

  'cash/saveVideo'(request, context) {
    saveVideo(context, request)
    return null
  },
} satisfies Handlers
