/** What the lender's terms say of a split loan, for its publishing. Pure. */
import { isText } from '@koo/api-client'
import type { CashPreApprovalContent, CashPublishV2Request } from '@koo/api-client/types'
import { statedCents, sumCents, yuanText, type Cents } from '@koo/pricing'

/** The version of split information that can be read, also when the terms name none (spec 3). */
const VERSION = 'v1'
/** Tags of a part (spec 3). */
const TAGS: readonly unknown[] = ['splitRiskTag', 'splitUserTag']

type Split = NonNullable<CashPreApprovalContent['oldUserSplitInfoDto']>
type Part = NonNullable<Split['splitAmountList']>[number]

// gap N84
/**
 * The parts of a split loan with their tags, and the refused amount, as publishing sends them. Empty for a loan that is not split, and for
 * parts that are not those of its amount: then the lender splits it itself.
 */
export function splitTags({
  amount,
  oldUserSplitInfoDto: split,
}: Pick<CashPreApprovalContent, 'amount' | 'oldUserSplitInfoDto'>): Pick<
  CashPublishV2Request,
  'splitAmountList' | 'refuseAmount'
> {
  const parts = split?.splitAmountList ?? []
  if (split?.canSplitLoan !== true || (split.version ?? VERSION) !== VERSION || parts.length < 2) return {}
  const amounts = parts.map((part) => statedCents(part.amount))
  if (!areAll(amounts) || sumCents(amounts) !== statedCents(amount)) return {}
  const refused = statedCents(split.refuseAmount)
  return {
    splitAmountList: parts.map(tagged),
    ...(refused !== null && { refuseAmount: yuanText(refused) }),
  }
}

/** A part with the tags that are known and say something. */
function tagged({ amount, dataGridList, instIdList }: Part): Part {
  const tags = (dataGridList ?? []).filter(
    ({ fieldKey, fieldValue }) => TAGS.includes(fieldKey) && isText(fieldValue) && fieldValue !== '',
  )
  return { amount, dataGridList: tags, ...(instIdList && { instIdList }) }
}

const areAll = (amounts: readonly (Cents | null)[]): amounts is readonly Cents[] =>
  amounts.every((each) => each !== null && each > 0)
