export { CascadeField } from './CascadeField.tsx'
export type { CascadeFieldProps } from './CascadeField.tsx'
export type { CascadeOption, CascadePath } from './path.ts'
export type { LoadCascade } from './useCascade.ts'
