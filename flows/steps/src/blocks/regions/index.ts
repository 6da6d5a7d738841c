export { addressOf, regionOf } from './address.ts'
export { regionSchema } from './regionSchema.ts'
export { useRegions, type RegionCall } from './useRegions.ts'
