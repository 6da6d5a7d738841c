import { createH5Host } from '../h5/host.ts'
import type { AppHost, HostParts } from '../parts.ts'
import { messengerCalls, type Invoke } from './bridge.ts'
import { headerByChannel } from './header.ts'
import { messengerLogin } from './oauth.ts'
import { authorisation } from './settings.ts'

/** What the browsers of the messenger and of its enterprise version share, and how the functions of the messenger are called. */
export function createMessengerHost(
  parts: HostParts,
  kind: keyof typeof authorisation,
): { host: AppHost; invoke: Invoke } {
  const { after, config, navigate } = parts
  const invoke = messengerCalls(after)
  const host = createH5Host(parts)
  const { close: webClose } = host
  Object.assign(host, {
    login: messengerLogin(parts, host, {
      kind,
      open: async ({ returnTo, state }) =>
        authorisation[kind] !== '' &&
        navigate(
          authorisation[kind].replace('{return}', encodeURIComponent(returnTo)).replace('{state}', state),
          'oauth',
        ),
    }),
    // Without an address for it, the messenger signs nobody in: the page by code does.
    ...(authorisation[kind] !== '' && { signsInAlone: true }),
    showsHeader: headerByChannel(config),
    close: () => void invoke('closeWindow', {}).then((outcome) => outcome === 'ok' || webClose()),
  } satisfies Partial<AppHost>)
  return { host, invoke }
}
