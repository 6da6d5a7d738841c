// One chunk for what is loaded after the first page: each import of its own would cost the first chunk another address.
export { openConfigGroup } from '../config/group.ts'
export { openSensors } from '../tracking/sensors.ts'
export { pickFile } from '../env/web/pick-file.ts'
export { findPlace } from '../tracking/place.ts'
export { afterFirstPage } from './after-first-page.ts'
export { monitorRecord } from '../tracking/failures.ts'
