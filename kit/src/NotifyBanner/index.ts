export { NotifyBanner } from './NotifyBanner.tsx'
export type { NotifyBannerProps } from './NotifyBanner.tsx'
