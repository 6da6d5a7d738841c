export { RadioGroup } from './RadioGroup.tsx'
export type { RadioGroupProps } from './RadioGroup.tsx'
export { RadioRow } from './RadioRow.tsx'
export type { RadioRowProps } from './RadioRow.tsx'
