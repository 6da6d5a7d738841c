import { useHost } from '@koo/flow'
import { useGateway } from '@koo/page/query'
import { useClock } from '@koo/page/time'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { visitOf, type PopupSource } from '@koo/steps/popups'
import { askEntry } from './askWallet.ts'

/** The wallet's pop-ups on entering the loan page. */
export function useWalletEntry(): PopupSource {
  const gateway = useGateway()
  const queries = useQueryClient()
  const host = useHost()
  const clock = useClock()
  return useMemo(
    () => ({
      ask: (signal) => askEntry({ gateway, queries, host, clock, visit: visitOf(host), signal }),
    }),
    [gateway, queries, host, clock],
  )
}
