import { createMessengerHost } from '../messenger/messengerHost.ts'
import type { CreateHost } from '../parts.ts'

/** The host in the browser of the messenger's enterprise version, which has no scanner for pages (spec 6). */
export const createHost: CreateHost = (parts) => createMessengerHost(parts, 'wecom').host
