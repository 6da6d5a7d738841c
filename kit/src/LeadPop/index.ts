export { LeadPop } from './LeadPop.tsx'
export { leadPopLayouts } from './variants.ts'
export type { LeadPopProps } from './LeadPop.tsx'
