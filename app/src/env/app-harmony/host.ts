/** The host in the main app on Harmony: as the provider's apps are, without alipay (spec 6). */
export { createAppHost as createHost } from '../apps/appHost.ts'
