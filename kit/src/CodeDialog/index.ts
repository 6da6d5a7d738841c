export { CodeDialog } from './CodeDialog.tsx'
export { codeChannels } from './variants.ts'
export type { CodeDialogProps } from './CodeDialog.tsx'
