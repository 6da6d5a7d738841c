import type { FlowData } from '@koo/flow'
import type { LaterFlow } from '@koo/host/router'
// One chunk for what is loaded after the first page: each import of its own would cost the first chunk another address.
export { openConfigGroup } from '@koo/host/config'
export { openSensors } from '../tracking/sensors.ts'
export { pickFile } from '../env/web/pickFile.ts'
export { saveFile } from '../env/web/saveFile.ts'
export { findPlace } from '../tracking/place.ts'
export { afterFirstPage } from './afterFirstPage.ts'
export { monitorRecord } from '../tracking/failures.ts'

/** The flows as a frame shows them, all of them at once. Of its own chunk: hardly any page is in a frame. */
export const inFrame = async (flows: readonly FlowData[], later: readonly LaterFlow[]) => {
  const [frame, ...loaded] = await Promise.all([
    import('../frames/inFrame.ts'),
    ...later.map(({ load }) => load()),
  ])
  return frame.inFrame([...flows, ...loaded])
}
