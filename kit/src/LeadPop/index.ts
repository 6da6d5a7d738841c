export { LeadPop, leadPopLayouts } from './LeadPop.tsx'
export type { LeadPopProps } from './LeadPop.tsx'
