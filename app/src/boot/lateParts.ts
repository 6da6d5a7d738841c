import type { FlowData } from '@koo/flow'
// One chunk for what is loaded after the first page: each import of its own would cost the first chunk another address.
export { openConfigGroup } from '@koo/host/config'
export { openSensors } from '../tracking/sensors.ts'
export { pickFile } from '../env/web/pickFile.ts'
export { findPlace } from '../tracking/place.ts'
export { afterFirstPage } from './afterFirstPage.ts'
export { monitorRecord } from '../tracking/failures.ts'

/** The flows as a frame shows them. Of its own chunk: hardly any page is in a frame. */
export const inFrame = async (flows: readonly FlowData[]) =>
  (await import('../frames/inFrame.ts')).inFrame(flows)
