import { can, useDevice } from '@koo/flow'
import { Notice } from '@koo/kit/Notice'
import { useConfigured } from '@koo/steps/configured'
import { menuPage, type MenuRow, type MenuView } from '@koo/steps/menu'
import { sayDeviceFailure } from '../sayDeviceFailure.ts'
import { contactOf, type ServiceContact } from './contact.ts'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

const SERVICE = { keys: ['customerService' as const] }

function useServiceMenu({ exit }: Props): MenuView {
  const device = useDevice()
  const contact = useConfigured(
    SERVICE,
    (config) => contactOf(config['customerService']),
    ({ phone }) => phone !== null,
  )
  const row = (id: keyof typeof copy.rows) => ({ id, label: copy.rows[id], onOpen: () => exit(id) })
  const online = can(device, 'customerService') && {
    id: 'online',
    ...copy.online,
    onOpen: () => device.customerService().catch(sayDeviceFailure),
  }
  return {
    head: <Notice>{copy.warning}</Notice>,
    groups: [
      ...(online ? [{ rows: [online] }] : []),
      {
        heading: copy.groups.talk,
        of: { query: contact, failedTitle: copy.failed, count: 1 },
        rows: contact.data ? [phoneRow(contact.data)] : [],
      },
      { heading: copy.groups.write, rows: [row('feedback'), row('complaint'), row('help')] },
    ],
  }
}

function phoneRow({ phone, hours }: ServiceContact): MenuRow {
  if (phone === null) return { id: 'phone', label: copy.noPhone }
  return { id: 'phone', label: copy.phone, note: hours, value: phone, tone: 'brand', href: `tel:${phone}` }
}

export default menuPage({ useMenu: useServiceMenu })
