import {
  activityDrawPrize,
  activityQueryCampaignsQuery,
  activityQueryOfferOrders,
} from '@koo/api-client/calls'
import { useOneAtATime } from '@koo/page'
import { useSubmit } from '@koo/page/form'
import { useGateway, useInvalidate } from '@koo/page/query'
import { useState } from 'react'
import type { Campaign } from '../campaigns/campaigns.ts'
import { useGained } from '../useGained.ts'
import { withOrders, wonOf, type Won } from './wonOf.ts'

interface Drawn {
  /** The card that was tapped; null: none is. */
  readonly place: number | null
  /** Null: it has not been answered. */
  readonly won: Won | null
}

const NOTHING: Drawn = { place: null, won: null }

/**
 * Draws of one campaign, one at a time. A draw whose reply was lost is the same one until its prize is known. `reply`: the one
 * that the campaign is of.
 */
export function useDraw({ code, left }: Campaign, reply: object) {
  const gateway = useGateway()
  const invalidate = useInvalidate()
  const gained = useGained()
  const one = useOneAtATime()
  const [{ place, won }, setDrawn] = useState<Drawn>(NOTHING)
  const [said, setSaid] = useState<{ left: number; after: object } | null>(null)
  const setWon = (value: Won) => setDrawn((drawn) => ({ ...drawn, won: value }))
  const { run, failure } = useSubmit(activityDrawPrize, {
    onDone: async (prize) => {
      const { remainTimes } = prize
      if (typeof remainTimes === 'number') setSaid({ left: remainTimes, after: reply })
      // The card turns now; what the prize leads to is known a moment later.
      const known = wonOf(prize)
      setWon(known)
      if (known.kind !== null) return
      setWon(withOrders(known, prize, await activityQueryOfferOrders(gateway, {}).catch(() => null)))
    },
  })
  const draw = (at: number) =>
    one.run(async () => {
      setDrawn({ place: at, won: null })
      await run({ activityCode: code })
      // A card without an answer is covered again.
      setDrawn((drawn) => (drawn.won ? drawn : NOTHING))
      // Also after a refusal: the campaign may have ended, or another tab has used the tries.
      await Promise.all([invalidate(activityQueryCampaignsQuery, {}), gained()])
    })
  return {
    place,
    won,
    /** Until the page knows what has changed. */
    busy: one.busy,
    failure,
    /** What a prize says of the tries holds until the campaigns say it. */
    left: said?.after === reply ? said.left : left,
    draw,
    cover: () => setDrawn(NOTHING),
  }
}
