export { AutoPayBanner, autoPayWays } from './AutoPayBanner.tsx'
export type { AutoPayBannerProps } from './AutoPayBanner.tsx'
