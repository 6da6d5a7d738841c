export { FooterBar } from './FooterBar.tsx'
export type { FooterBarProps } from './FooterBar.tsx'
