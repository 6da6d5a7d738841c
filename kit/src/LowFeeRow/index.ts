export { LowFeeRow } from './LowFeeRow.tsx'
export type { LowFeeRowProps } from './LowFeeRow.tsx'
