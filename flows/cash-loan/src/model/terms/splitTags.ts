/** What the lender's terms say of a split loan, for its publishing. Pure. */
import { isText } from '@koo/api-client'
import type { CashPreApprovalContent, CashPublishV2Request } from '@koo/api-client/types'
import { statedCents, sumCents, yuanText, type Cents } from '@koo/pricing'

/** The version of split information that can be read, also when the terms name none (spec 3). */
const VERSION = 'v1'
/** Tags of a part (spec 3). */
const TAGS: readonly unknown[] = ['splitRiskTag', 'splitUserTag']

type SplitPart = NonNullable<CashPublishV2Request['splitAmountList']>[number]

// gap N84
/**
 * The parts of a split loan with their tags, and the refused amount, as publishing sends them. Empty for a loan that is not split, and for
 * parts that are not those of its amount: then the lender splits it itself.
 */
export function splitTags({
  amount,
  oldUserSplitInfoDto,
}: Pick<CashPreApprovalContent, 'amount' | 'oldUserSplitInfoDto'>): Pick<
  CashPublishV2Request,
  'splitAmountList' | 'refuseAmount'
> {
  const { canSplitLoan, version, refuseAmount, splitAmountList } = recordOf(oldUserSplitInfoDto)
  const parts = listOf(splitAmountList).map(partOf)
  if (canSplitLoan !== true || (version ?? VERSION) !== VERSION || parts.length < 2) return {}
  const sound = parts.filter((part) => part !== null)
  const sum = sumCents(sound.map(({ cents }) => cents))
  if (sound.length < parts.length || sum !== statedCents(amount)) return {}
  const refused = centsOf(refuseAmount)
  const isWrong = refuseAmount != null && (refused === null || refused < 0)
  if (isWrong) return {}
  return {
    splitAmountList: sound.map(({ part }) => part),
    ...(refused !== null && { refuseAmount: yuanText(refused) }),
  }
}

/** A part with the tags that are known and say something; null without an amount. */
function partOf(value: unknown): { cents: Cents; part: SplitPart } | null {
  const { amount, dataGridList, instIdList } = recordOf(value)
  const cents = centsOf(amount)
  if (cents === null || cents <= 0) return null
  const lenders = listOf(instIdList).filter((id) => isText(id) || typeof id === 'number')
  const part = {
    amount: yuanText(cents),
    dataGridList: listOf(dataGridList).filter(isTag),
    ...(lenders.length > 0 && { instIdList: lenders }),
  }
  return { cents, part }
}

const centsOf = (value: unknown): Cents | null =>
  isText(value) || typeof value === 'number' ? statedCents(value) : null

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function isTag(value: unknown): value is { fieldKey: string; fieldValue: string } {
  const { fieldKey, fieldValue } = recordOf(value)
  return TAGS.includes(fieldKey) && isText(fieldValue) && fieldValue !== ''
}
