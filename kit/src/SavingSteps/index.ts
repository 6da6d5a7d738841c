export { SavingSteps } from './SavingSteps.tsx'
export type { SavingBar, SavingStepsProps } from './SavingSteps.tsx'
