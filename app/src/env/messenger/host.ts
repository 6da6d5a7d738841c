import { windowAddress } from '../../navigation/window.ts'
import { createH5Host } from '../h5/host.ts'
import type { AppHost, HostParts } from '../parts.ts'
import { messengerCalls } from './bridge.ts'
import { headerByChannel } from './header.ts'
import { messengerLogin } from './oauth.ts'
import { scanInMessenger } from './scan.ts'
import { authorisation } from './settings.ts'

export { isMiniProgramAfterAll } from './late-look.ts'

/** The host in the browser of the messenger, and of its enterprise version. */
export function createMessengerHost(parts: HostParts): AppHost {
  const { after, config, navigate, shell } = parts
  const invoke = messengerCalls(after)
  const host = createH5Host(parts)
  const { close: webClose } = host
  const kind = shell.environment === 'messenger-enterprise' ? 'wecom' : 'wechat'
  const login = messengerLogin(parts, host, {
    kind,
    open: async ({ returnTo, state }) =>
      authorisation[kind] !== '' &&
      navigate(
        authorisation[kind].replace('{return}', encodeURIComponent(returnTo)).replace('{state}', state),
        'oauth',
      ),
  })
  // After the sign-in has taken its code out of the address.
  const entered = windowAddress()
  return Object.assign(host, {
    login,
    showsHeader: headerByChannel(config),
    close: () => void invoke('closeWindow', {}).then((outcome) => outcome === 'ok' || webClose()),
    // The enterprise version has no scanner for pages (spec 6).
    ...(kind === 'wechat' && {
      scan: (signature: Parameters<typeof scanInMessenger>[1]) => scanInMessenger(invoke, signature),
      scanAddress: shell.os === 'ios' ? () => entered : windowAddress,
    }),
  } satisfies Partial<AppHost>)
}
