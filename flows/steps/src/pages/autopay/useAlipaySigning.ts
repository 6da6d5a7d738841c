import {
  repaymentGetAlipaySignUrl,
  repaymentGetAutopayStatusQuery,
  repaymentGetAutopayStatusV2Query,
} from '@koo/api-client/calls'
import { DeviceFailure, useHost } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import { useOpenUrl } from '@koo/page'
import { useSubmit } from '@koo/page/form'
import { useInvalidate } from '@koo/page/query'
import { useGone } from '@koo/page/time'
import { useEffect, useEffectEvent, useState } from 'react'
import { copy } from './copy.ts'

/** How the last signing ended, as far as this page knows; null: none was begun. Whether it is on, only the server's status says. */
export type SigningEnd = 'cancelled' | 'refused' | 'unknown' | null

/**
 * Signs automatic repayment in alipay: the app opens it, and an app that is too old for that leaves for alipay's own page. Whatever
 * the app says, the status is read again; as long as it does not say that alipay is on, the end stays unknown, and it is read once
 * more whenever the customer comes back to the page.
 */
export function useAlipaySigning(isSigned: boolean) {
  const host = useHost()
  const invalidate = useInvalidate()
  const gone = useGone()
  const leave = useOpenUrl(copy.alipay.refused)
  const [end, setEnd] = useState<SigningEnd>(null)

  const readAgain = () =>
    Promise.all([
      invalidate(repaymentGetAutopayStatusQuery, {}),
      invalidate(repaymentGetAutopayStatusV2Query, {}),
    ])

  const sign = async ({ url }: { url: unknown }) => {
    const signal = gone()
    if (!host.alipay || typeof url !== 'string' || !url || !host.opens(url))
      return toast(copy.alipay.refused, { kind: 'fail' })
    const ended = await host.alipay({ address: url, signal }).then(
      (): SigningEnd => 'unknown',
      (error: unknown) => endOf(error),
    )
    if (signal.aborted) return undefined
    if (ended === 'page') {
      if (await leave(url)) setEnd('unknown')
      return undefined
    }
    setEnd(ended)
    // A signing of which nothing came back may have been done all the same.
    return ended === 'unknown' ? readAgain() : undefined
  }
  const { run, pending } = useSubmit(repaymentGetAlipaySignUrl, {
    repeatable: true,
    toast: true,
    onDone: sign,
  })

  const isOpen = !isSigned && end === 'unknown'
  const onReturn = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void readAgain()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [isOpen])
  const wasBegun = end !== null
  useEffect(() => {
    if (isSigned && wasBegun) toast(copy.alipay.signed)
  }, [isSigned, wasBegun])

  return {
    end: isSigned ? null : end,
    pending,
    readAgain: () => void readAgain(),
    open: () => {
      setEnd(null)
      return run({ callBackUrl: location.origin + location.pathname })
    },
  }
}

/** How a signing ended of which the app gives nothing. `page`: it has none, and alipay's own page signs. */
function endOf(error: unknown): SigningEnd | 'page' {
  const kind = error instanceof DeviceFailure ? error.kind : null
  if (kind === 'tooOld' || kind === 'missing') return 'page'
  return kind === 'cancelled' || kind === 'refused' ? kind : 'unknown'
}
