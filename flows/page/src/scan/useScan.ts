import { wechatSdkInitQuery } from '@koo/api-client/calls'
import { can, DeviceFailure, useHost } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import { useEffect } from 'react'
import { copy } from '../copy.ts'
import { useCall } from '../query/useCall.ts'

/**
 * The action of the scan button; undefined when there is no button. It exists where the host has a scanner, when the
 * configuration says so and the messenger has allowed its functions for this page.
 */
export function useScan(isConfigured: boolean): (() => void) | undefined {
  const host = useHost()
  const enabled = isConfigured && can(host, 'scan') && can(host, 'scanAddress')
  const { data, isError } = useCall(wechatSdkInitQuery, { url: host.scanAddress?.() ?? '' }, { enabled })
  useEffect(() => {
    if (isError) toast(copy.scanFailed, { kind: 'fail' })
  }, [isError])
  if (!enabled || !data) return undefined
  const scan = async () => {
    await host.scan?.(data).catch((error: unknown) => {
      const isClosed = error instanceof DeviceFailure && error.kind === 'cancelled'
      if (!isClosed) toast(copy.scanFailed, { kind: 'fail' })
    })
  }
  return () => void scan()
}
