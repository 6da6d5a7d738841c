export { AutoPayBanner } from './AutoPayBanner.tsx'
export { autoPayWays } from './variants.ts'
export type { AutoPayBannerProps } from './AutoPayBanner.tsx'
