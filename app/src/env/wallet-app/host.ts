/** The host in the wallet app: as the provider's apps are, without alipay (spec 6). */
export { createAppHost as createHost } from '../apps/appHost.ts'
