import { errorText, isRefused } from '@koo/api-client'
import {
  merchantGetLoanDataQuery,
  merchantGetStoreAuthItemsQuery,
  merchantUploadPicture,
} from '@koo/api-client/calls'
import type { Upload } from '@koo/kit/UploadField'
import { useGateway, useInvalidate } from '@koo/page/query'
import { useRef } from 'react'
import { copy } from '../copy.ts'
import { RefusedPicture } from '../refused.ts'

/**
 * Sends pictures of a type, which the server keeps for a review. One that it does not take is refused by itself: the others
 * stay. One whose reply was lost may be sent again, because a second copy changes nothing.
 */
export function useSendPicture(type: string): Upload {
  const gateway = useGateway()
  const invalidate = useInvalidate()
  /** Names a picture to which the server has given no key. */
  const count = useRef(0)
  return async (file, { onProgress, signal }) => {
    try {
      const { key } = await merchantUploadPicture(gateway, { file, type }, { signal })
      onProgress(1)
      // What a picture begins is shown elsewhere: the review of a shop, the documents of an application.
      void invalidate(merchantGetStoreAuthItemsQuery, {})
      void invalidate(merchantGetLoanDataQuery, {})
      count.current += 1
      return { id: key || `${type} ${count.current}` }
    } catch (error) {
      throw isRefused(error, 400) ? new RefusedPicture(errorText(error) || copy.refused) : error
    }
  }
}
