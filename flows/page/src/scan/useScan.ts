import { wechatSdkInitQuery } from '@koo/api-client/calls'
import { can, DeviceFailure, useDevice } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import { useEffect } from 'react'
import { copy } from '../copy.ts'
import { useCall } from '../query/useCall.ts'

/**
 * The action of the scan button; undefined when there is no button. It exists where the host has a scanner, when the
 * configuration says so and the messenger has allowed its functions for this page.
 */
export function useScan(isConfigured: boolean): (() => void) | undefined {
  const device = useDevice()
  const enabled = isConfigured && can(device, 'scan') && can(device, 'scanAddress')
  const { data, isError } = useCall(wechatSdkInitQuery, { url: device.scanAddress?.() ?? '' }, { enabled })
  useEffect(() => {
    if (isError) toast(copy.scanFailed, { kind: 'fail' })
  }, [isError])
  if (!enabled || !data) return undefined
  const scan = async () => {
    await device.scan?.(data).catch((error: unknown) => {
      const isClosed = error instanceof DeviceFailure && error.kind === 'cancelled'
      if (!isClosed) toast(copy.scanFailed, { kind: 'fail' })
    })
  }
  return () => void scan()
}
