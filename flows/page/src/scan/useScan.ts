import { wechatSdkInitQuery } from '@koo/api-client/calls'
import { useHost } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import { useEffect } from 'react'
import { copy } from '../copy.ts'
import { useCall } from '../query/useCall.ts'

/**
 * What the scan button does, undefined where there is none: it is for the messenger's browser only, where the
 * configuration asks for it (spec 2), and after the messenger's functions were granted to this page (spec 7 "Other").
 */
export function useScan(isConfigured: boolean): (() => void) | undefined {
  const host = useHost()
  const enabled = isConfigured && host.environment === 'messenger-browser'
  const { origin, pathname, search } = location
  const { data, isError } = useCall(wechatSdkInitQuery, { url: origin + pathname + search }, { enabled })
  useEffect(() => {
    if (isError) toast(copy.scanFailed, { kind: 'fail' })
  }, [isError])
  if (!enabled || !data) return undefined
  const scan = async () => {
    if (!(await host.scan(data))) toast(copy.scanFailed, { kind: 'fail' })
  }
  return () => void scan()
}
