import {
  cashCashLeadPopQuery,
  cashGetAmountQuery,
  cashQueryCouponsQuery,
  merchantGetLoanRateInfoV3Query,
} from '@koo/api-client/calls'
import type { CashCashLeadPopQueryRequest } from '@koo/api-client/types'
import { timed, useGateway } from '@koo/page/query'
import { useClock } from '@koo/page/time'
import type { Cents } from '@koo/pricing'
import { NOTHING } from '@koo/steps/loan'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { serverNow } from '../../model/popups/serverNow.ts'
import { readCampaign, type LeadCampaign } from './campaign.ts'
import { waivedAmount } from './waiver.ts'

// gap 101
/** The node of a campaign: the page is entered or left. The names are those of this call. */
export type CampaignNode = CashCashLeadPopQueryRequest['campaignNode']

/** A campaign with what its coupon saves, in cents. */
export interface Offered {
  campaign: LeadCampaign
  waived: Cents
  /** The lender's time, ms. */
  now: number
}

/** Loads the campaign of a node. */
export type LoadCampaign = (node: CampaignNode, signal: AbortSignal) => Promise<Offered | null>

// cashLead.10
/** Loads the campaign of a node. A refusal, a failure or an empty list means that there is none. */
export function useCampaigns(): LoadCampaign {
  const gateway = useGateway()
  const clock = useClock()
  const queries = useQueryClient()
  return useCallback<LoadCampaign>(
    async (campaignNode, signal) => {
      const list = await cashCashLeadPopQuery(gateway, { campaignNode }, { signal }).catch(() => null)
      const campaign = readCampaign(list)
      if (campaign === null) return null
      const offered = (waived: Cents) => ({ campaign, waived, now: serverNow(queries, gateway, clock) })
      if (campaign.code !== 'exitRetentionVoucher') return offered(NOTHING)
      // The replies of the page.
      const replies = Promise.all([
        queries.ensureQueryData(timed(cashGetAmountQuery, clock)(gateway, {})),
        queries.ensureQueryData(merchantGetLoanRateInfoV3Query(gateway, {})),
        queries.ensureQueryData(cashQueryCouponsQuery(gateway, {})),
      ])
      const waived = await replies.then(
        ([{ content: amount }, rates, coupons]) => waivedAmount(campaign.batchNo, { amount, rates, coupons }),
        () => NOTHING,
      )
      return offered(waived)
    },
    [gateway, clock, queries],
  )
}
