import { can, useDevice, useSettings } from '@koo/flow'
import { useOpenUrl } from '@koo/page'
import { useConfigured } from '@koo/steps/configured'
import { menuPage, type MenuView } from '@koo/steps/menu'
import { sayDeviceFailure } from '../sayDeviceFailure.ts'
import { agreementsOf } from './agreements.ts'
import { copy } from './copy.ts'
import type { Props } from './step.ts'
import { PERMISSIONS, usePermissions } from './usePermissions.ts'

const AGREEMENTS = { keys: ['agreements' as const] }

function usePrivacyMenu({ exit }: Props): MenuView {
  const { terms } = useSettings()
  const device = useDevice()
  const open = useOpenUrl()
  const states = usePermissions()
  const agreements = useConfigured(
    AGREEMENTS,
    (config) => agreementsOf(config['agreements']),
    (listed) => listed.length > 0,
  )
  const right = (id: keyof typeof copy.rights) => ({ id, ...copy.rights[id], onOpen: () => exit(id) })
  return {
    groups: [
      {
        rows: [{ id: 'collected', ...copy.collected, onOpen: () => open(terms.privacy) }],
      },
      {
        heading: copy.groups.agreements,
        of: { query: agreements, failedTitle: copy.failed },
        rows: (agreements.data ?? []).map(({ id, name, url, version }) => ({
          id,
          label: name,
          ...(version !== '' && { note: copy.version(version) }),
          onOpen: () => open(url),
        })),
      },
      {
        heading: copy.groups.device,
        rows: [
          ...PERMISSIONS.map((id) => ({
            id,
            ...copy.permissions[id],
            value: copy.states[states[id] ?? 'prompt'],
          })),
          can(device, 'notificationSettings')
            ? {
                id: 'notifications',
                ...copy.notifications,
                onOpen: () => device.notificationSettings().catch(sayDeviceFailure),
              }
            : null,
        ],
      },
      {
        heading: copy.groups.rights,
        rows: [right('profile'), right('export'), right('service'), right('cancel')],
      },
    ],
  }
}

export default menuPage({ useMenu: usePrivacyMenu })
