export { StepBar } from './StepBar.tsx'
export type { StepBarProps, StepBarStep } from './StepBar.tsx'
