import type { MessengerSignature } from '@koo/flow'
import { windowAddress } from '@koo/host/navigation'
import { createMessengerHost } from '../messenger/messengerHost.ts'
import type { CreateHost } from '../parts.ts'
import { scanInMessenger } from './scan.ts'

export { isMiniProgramAfterAll } from './lateLook.ts'

/** The host in the browser of the messenger, which has a scanner for pages (spec 6). */
export const createHost: CreateHost = (parts) => {
  const { host, invoke } = createMessengerHost(parts, 'wechat')
  // After the sign-in has taken its code out of the address.
  const entered = windowAddress()
  const scan = (signature: MessengerSignature) => scanInMessenger(invoke, signature)
  Object.assign(host, { scanAddress: parts.shell.os === 'ios' ? () => entered : windowAddress })
  // Asked again with each render: the bridge may come after the page, or never, and without it there is nothing to scan with.
  return Object.defineProperty(host, 'scan', {
    get: () => (window.WeixinJSBridge ? scan : undefined),
    enumerable: true,
  })
}
