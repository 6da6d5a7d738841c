import type { CallOptions, Gateway } from '@koo/api-client'
import type { Clock } from '../time/clock.ts'
import type { QueryCall } from './useCall.ts'

/** A reply with the moment in which it was read, by the page's clock. */
export interface Timed<Content> {
  content: Content
  readAt: number
}

/** A call whose reply names the server's time: with the moment of reading it makes a `serverClock`. For `useCall`. */
export const timed =
  <Request, Content>(
    call: QueryCall<Request, Content>,
    clock: Pick<Clock, 'now'>,
  ): QueryCall<Request, Timed<Content>> =>
  (gateway: Gateway, request: Request) => {
    const { queryKey, queryFn } = call(gateway, request)
    return {
      // A key of its own: what is cached here is not what the plain call gives.
      queryKey: [...queryKey, 'timed'],
      queryFn: async (context: CallOptions) => ({ content: await queryFn(context), readAt: clock.now() }),
    }
  }
