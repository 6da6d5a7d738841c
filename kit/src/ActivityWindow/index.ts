export { ActivityWindow } from './ActivityWindow.tsx'
export type { ActivityContent, ActivityWindowProps } from './ActivityWindow.tsx'
