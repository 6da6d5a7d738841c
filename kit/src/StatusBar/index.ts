export { StatusBar } from './StatusBar.tsx'
export type { StatusBarProps } from './StatusBar.tsx'
