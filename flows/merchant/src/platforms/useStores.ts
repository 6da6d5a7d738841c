import { merchantGetStoreAuthItemsQuery } from '@koo/api-client/calls'
import { useReturned } from '@koo/flow'
import { useCall } from '@koo/page/query'
import { useAfter } from '@koo/page/time'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Platform } from './platforms.ts'
import { storeOf, storeState } from './state.ts'

/** How often the review of screenshots is asked about: every 10 s, five minutes at most. */
const PAUSE_MS = 10_000
const MOST_LOOKS = 30

/** The platforms and how far they are: asked again after the page of this one, and while its screenshots are in review. */
export function useStores(platform: Platform) {
  const items = useCall(merchantGetStoreAuthItemsQuery, {}, { staleTime: 0 })
  const { data, refetch } = items
  const isBack = useReturned()
  const onBack = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (isBack) onBack()
  }, [isBack])
  const [looks, setLooks] = useState(0)
  const isWaiting = storeState(storeOf(data, platform)?.status) === 'inReview' && looks < MOST_LOOKS
  useAfter(
    isWaiting ? PAUSE_MS : null,
    async () => {
      await refetch()
      setLooks(looks + 1)
    },
    { since: looks, visible: true },
  )
  return items
}
