import { createAppHost } from '../apps/appHost.ts'
import type { CreateHost } from '../parts.ts'

/** The host in the main app on Android: it can pay with alipay (spec 6). */
export const createHost: CreateHost = (parts) =>
  Object.assign(createAppHost(parts), { alipay: true as const })
