import { can, DeviceFailure, useHost } from '@koo/flow'
import { NotifyBanner } from '@koo/kit/NotifyBanner'
import { toast } from '@koo/kit/OverlayHost'
import { useTrack } from '@koo/page/track'
import { useState } from 'react'
import type { CashLoanEvents } from '../../events.ts'
import { NOTIFY_CLOSED_KEY } from './constants.ts'
import { copy } from './copy.ts'
import type { LaterBlock } from './useInOrder.ts'

const sayFailure = (failure: unknown) => {
  if (failure instanceof DeviceFailure && failure.kind !== 'cancelled')
    toast(failure.message, { kind: 'fail' })
}

// result.9
/** The invitation to notifications, where the app can open their settings. Closed, it stays closed in the tab. */
export function useNotify(): LaterBlock {
  const host = useHost()
  const track = useTrack<CashLoanEvents>()
  const [isClosed, setClosed] = useState(() => host.memory.getItem(NOTIFY_CLOSED_KEY) !== null)
  const isShown = !isClosed && can(host, 'notificationSettings')
  const close = () => {
    host.memory.setItem(NOTIFY_CLOSED_KEY, '1')
    track('notify_banner', { action: 'close' })
    setClosed(true)
  }
  const openSettings = () => {
    track('notify_banner', { action: 'open' })
    return host.notificationSettings?.().catch(sayFailure)
  }
  return {
    name: 'notify',
    isSettled: true,
    content: isShown && (
      <NotifyBanner
        title={copy.notify.title}
        text={copy.notify.text}
        actionText={copy.notify.action}
        onAction={openSettings}
        onClose={close}
      />
    ),
  }
}
