import { windowAddress } from '../../navigation/window.ts'
import { createMessengerHost } from '../messenger/messenger-host.ts'
import type { CreateHost } from '../parts.ts'
import { scanInMessenger } from './scan.ts'

export { isMiniProgramAfterAll } from './late-look.ts'

/** The host in the browser of the messenger, which has a scanner for pages (spec 6). */
export const createHost: CreateHost = (parts) => {
  const { host, invoke } = createMessengerHost(parts, 'wechat')
  // After the sign-in has taken its code out of the address.
  const entered = windowAddress()
  return Object.assign(host, {
    scan: (signature: Parameters<typeof scanInMessenger>[1]) => scanInMessenger(invoke, signature),
    scanAddress: parts.shell.os === 'ios' ? () => entered : windowAddress,
  })
}
