import type { CallOptions, Gateway } from '@koo/api-client'
import type { Clock } from '../time/clock.ts'
import type { QueryCall } from './useCall.ts'

/** A reply, with the time at which it arrived by `clock.elapsed()`. */
export interface Timed<Content> {
  content: Content
  readAt: number
}

/** Adds the time of arrival to a call, for `useCall`. With the server's time in the reply it makes a `serverClock`. */
export const timed =
  <Request, Content>(
    call: QueryCall<Request, Content>,
    clock: Pick<Clock, 'elapsed'>,
  ): QueryCall<Request, Timed<Content>> =>
  (gateway: Gateway, request: Request) => {
    const { queryKey, queryFn } = call(gateway, request)
    return {
      // A key of its own, because the cached value differs from that of the plain call.
      queryKey: [...queryKey, 'timed'],
      queryFn: async (context: CallOptions) => ({ content: await queryFn(context), readAt: clock.elapsed() }),
    }
  }
