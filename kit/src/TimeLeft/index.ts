export { TimeLeft } from './TimeLeft.tsx'
export type { TimeLeftProps } from './TimeLeft.tsx'
