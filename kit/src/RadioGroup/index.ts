export { RadioGroup, RadioRow } from './RadioGroup.tsx'
export type { RadioGroupProps, RadioRowProps } from './RadioGroup.tsx'
