import { DeviceFailure, type DeviceFailureKind } from '@koo/flow'
import { copy } from './copy.ts'

/** A failure of the device with its sentence. `least` is the version that is needed, when the app is too old. */
export const deviceFailure = (kind: DeviceFailureKind, least = ''): DeviceFailure =>
  new DeviceFailure(kind, kind === 'tooOld' ? copy.tooOld(least) : copy.device[kind])
