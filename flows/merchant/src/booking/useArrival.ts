import { merchantQueryReservationStatus } from '@koo/api-client/calls'
import { toast } from '@koo/kit/OverlayHost'
import { toastFailure } from '@koo/page/form'
import { useGateway } from '@koo/page/query'
import { copy } from './copy.ts'
import { isRunning } from './state.ts'

/** Whether a booking whose submit got no reply has arrived: then one is running. */
export function useArrival(onArrived: () => unknown): () => Promise<unknown> {
  const gateway = useGateway()
  return async () => {
    try {
      const booking = await merchantQueryReservationStatus(gateway, {})
      return isRunning(booking) ? await onArrived() : toast(copy.form.notThere)
    } catch (error) {
      return toastFailure(error)
    }
  }
}
