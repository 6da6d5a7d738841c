import { cashQueryFaceStatusQuery } from '@koo/api-client/calls'
import { once, useCall } from '@koo/page/query'

/** The face check as the server knows it, asked for anew by each page: whether one has passed, and the tries that are left today. */
export function useFaceStatus() {
  const { data, ...query } = useCall(cashQueryFaceStatusQuery, {}, once)
  const left = data?.remainTimes
  return {
    ...query,
    data: data && { hasPassed: Number(data.faceAuth ?? 0) !== 0, left: left == null ? null : Number(left) },
  }
}
