import { DeviceFailure } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'

/** Says why a function of the app did not open; what the customer has closed needs no sentence. */
export function sayDeviceFailure(failure: unknown): void {
  if (failure instanceof DeviceFailure && failure.kind !== 'cancelled')
    toast(failure.message, { kind: 'fail' })
}
