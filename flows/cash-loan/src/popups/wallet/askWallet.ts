import { errorText, isGatewayError } from '@koo/api-client'
import {
  cashQueryReduceFeeQuery,
  merchantGetLoanRateInfoV3Query,
  merchantRewardQuery,
} from '@koo/api-client/calls'
import type { MerchantGetLoanRateInfoV3Content } from '@koo/api-client/types'
import { toast } from '@koo/kit/OverlayHost'
import { timed } from '@koo/page/query'
import { readBeijingTime, readLowFeeRight } from '@koo/pricing'
import type { PopupPage } from '../../model/popups/page.ts'
import type { Popup, Visit } from '@koo/steps/popups'
import { serverNow } from '../../model/popups/serverNow.ts'
import { readReward } from './reply.ts'
import { reduceFeePopup } from './ReduceFee.tsx'
import { rewardRequest } from './request.ts'
import { matchPopup, type PopupNode } from './table.ts'
import { popupTexts } from './texts.ts'
import { walletPopup } from './WalletPopup.tsx'

/** What the wallet's pop-ups need of the page. */
export interface WalletContext extends PopupPage {
  visit: Visit
}

// popup.2, popup.4
/** On entering: the reduce-fee right first; only without it the table. */
export async function askEntry(context: WalletContext): Promise<Popup | null> {
  if (context.visit.has('ENTRY_LOAN_PAGE')) return null
  return (await askReduceFee(context)) ?? (await askTable('ENTRY_LOAN_PAGE', context))
}

/**
 * A right that was selected and has not ended, by the reply that the page has. Without a reply there is none: nothing is said,
 * the table is asked.
 */
async function askReduceFee({ gateway, queries, clock, signal }: WalletContext): Promise<Popup | null> {
  const query = timed(cashQueryReduceFeeQuery, clock)(gateway, {})
  const reply = await queries.ensureQueryData(query).catch(() => null)
  if (reply === null || signal.aborted) return null
  const { isChosen, expiresAt, rate } = readLowFeeRight(reply.content)
  const serverNow = readBeijingTime(reply.content.currentTime) ?? clock.now()
  if (!isChosen || expiresAt === null) return null
  const endsAt = reply.readAt + expiresAt - serverNow
  return endsAt > clock.elapsed() ? reduceFeePopup({ endsAt, rate }) : null
}

// popup.25
/**
 * The pop-up of the table for a node. Asked once in a visit, whatever becomes of the request, because asking may join
 * the customer to a campaign. A refusal shows the server's message as an information toast, a lost request nothing.
 */
export async function askTable(node: PopupNode, context: WalletContext): Promise<Popup | null> {
  const { gateway, queries, host, clock, visit, signal } = context
  if (visit.has(node) || signal.aborted) return null
  visit.add(node)
  const { queryKey } = merchantGetLoanRateInfoV3Query(gateway, {})
  const request = rewardRequest(
    node,
    queries.getQueryData<MerchantGetLoanRateInfoV3Content>(queryKey),
    host.store,
  )
  const content = await merchantRewardQuery(gateway, request, { signal }).catch((error: unknown) => {
    const isRefused = isGatewayError(error) && error.kind === 'result'
    if (isRefused && !signal.aborted) toast(errorText(error), { kind: 'info' })
    return null
  })
  if (content === null || signal.aborted) return null
  const reward = readReward(content, request.assetScene)
  const name = matchPopup(reward, node)
  return (
    name && walletPopup(name, popupTexts(name, reward, { node, now: serverNow(queries, gateway, clock) }))
  )
}
