export { CommitmentText } from './CommitmentText.tsx'
export type { CommitmentTextProps } from './CommitmentText.tsx'
