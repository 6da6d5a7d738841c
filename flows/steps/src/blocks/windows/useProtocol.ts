import { cashProtocolConfirm, merchantSubmitWindowProtocol } from '@koo/api-client/calls'
import type { ActivityWindow } from '@koo/api-client/types'
import { useHost } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import { useOneAtATime, useOpenUrl } from '@koo/page'
import { useGateway } from '@koo/page/query'
import { useTrack } from '@koo/page/track'
import { useState } from 'react'
import { PRESELECT_KEY, PROTOCOL_FLAG } from './constants.ts'
import { copy } from './copy.ts'
import type { WindowEvents } from './events.ts'

const IS_SELECTED = 1

// activityPopup.6, gap 85, activityPopup.9
/**
 * The agreement of a protocol window. Its box is ticked beforehand only where the server asks for it and the
 * configuration allows it. Submitting records the agreement (`cash/protocolConfirm`), then ends the window
 * (`merchant/submitWindowProtocol`); both may be repeated. Only tracking hears of a failure.
 */
export function useProtocol(window: ActivityWindow, onDone: () => void) {
  const host = useHost()
  const gateway = useGateway()
  const openUrl = useOpenUrl()
  const track = useTrack<WindowEvents>()
  const { linkUrl, isDefaultSelected } = window.protocolDTO ?? {}
  const mayPreselect = host.config(PRESELECT_KEY) === true
  const [consent, setConsent] = useState(mayPreselect && isDefaultSelected === IS_SELECTED)
  const { busy, run } = useOneAtATime()
  const agreement = window.popName || copy.protocol.agreement
  const url = linkUrl ?? ''

  const submit = async () => {
    try {
      const record = { processFlag: PROTOCOL_FLAG, agreementName: agreement, agreementUrl: url }
      await cashProtocolConfirm(gateway, record)
      await merchantSubmitWindowProtocol(gateway, { windowId: window.id, protocol: url })
      toast(copy.protocol.done, { kind: 'success' })
      onDone()
    } catch {
      track('window_protocol_failed', { window: String(window.id) })
    }
  }
  return {
    agreement,
    onOpenAgreement: () => void openUrl(url),
    consent,
    onConsentChange: setConsent,
    consentLead: copy.protocol.lead,
    consentTail: copy.protocol.tail,
    actionText: window.bottonText || copy.protocol.submit,
    onAction: () => (consent ? run(submit) : undefined),
    pending: busy,
  }
}
