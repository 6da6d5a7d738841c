export { CodeDialog, codeChannels } from './CodeDialog.tsx'
export type { CodeDialogProps } from './CodeDialog.tsx'
