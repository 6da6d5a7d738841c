import type { MerchantGetLoanRateInfoV3Content, MerchantRewardQueryRequest } from '@koo/api-client/types'
import type { FlowHost } from '@koo/flow'
import { loanRecord } from '@koo/steps/publishing/lazy'
import type { PopupNode } from './table.ts'

/** A period without a tag is of the ordinary asset. */
const ORDINARY = 'regular'
const SPECIAL = 'fxy'

/**
 * The request of merchant/rewardQuery. Fields that no part of the loan page knows are left out. The asset scene is made
 * of the tags of the periods on offer, special ones first: `sjsh`, `sjsh_regular`, `regular`.
 */
export function rewardRequest(
  pageNode: PopupNode,
  rates: MerchantGetLoanRateInfoV3Content | undefined,
  store: FlowHost['store'],
): MerchantRewardQueryRequest & { assetScene: string } {
  const tags = new Set((rates?.periodList ?? []).map(({ specialAssetTag }) => specialAssetTag || ORDINARY))
  const assetTypes = [...tags].toSorted((left, right) => rank(left) - rank(right) || (left < right ? -1 : 1))
  const serialNumber = storedSerial(store.getItem(loanRecord.recordKey))
  return {
    pageNode,
    assetScene: assetTypes.join('_'),
    assetTypes,
    ...(tags.has(SPECIAL) && { specialAssetTag: SPECIAL }),
    ...(serialNumber !== null && { serialNumber }),
  }
}

const rank = (tag: string) => (tag === ORDINARY ? 1 : 0)

/** `.serial` of the record of the open application. */
function storedSerial(text: string | null): string | null {
  try {
    const record: unknown = JSON.parse(text ?? 'null')
    const serial = typeof record === 'object' && record !== null && 'serial' in record ? record.serial : null
    return typeof serial === 'string' ? serial : null
  } catch {
    return null
  }
}
