/** The host in the main app on iOS: the app signs in alipay (spec 6). */
export { createAppHost as createHost } from '../apps/appHost.ts'
