import { cashQueryLoanInfoAfterProcessQuery } from '@koo/api-client/calls'
import type { CashQueryResultPageContent } from '@koo/api-client/types'
import { GuaranteeCard } from '@koo/kit/GuaranteeCard'
import { useCall } from '@koo/page/query'
import { useTrack } from '@koo/page/track'
import { exactCents, moneyCut } from '@koo/pricing'
import { useEffect, useEffectEvent } from 'react'
import type { CashLoanEvents } from '../../events.ts'
import { copy as mixedCopy } from '../../model/mixed/copy.ts'
import { copy } from '../copy.ts'
import { readSplit } from './readSplit.ts'
import type { LaterBlock } from './useInOrder.ts'

/**
 * Which part of a split loan each lender pays. The address may name the parts too: they are compared for analytics, and
 * never shown. Without a reply nothing is said of a split.
 */
export function useSplit(
  loan: CashQueryResultPageContent,
  stated: string | undefined,
  isShown: boolean,
): LaterBlock {
  const track = useTrack<CashLoanEvents>()
  const { serialNumber, amount, loanPeriod } = loan
  const isAsked = isShown && Boolean(serialNumber)
  const { data, isPending } = useCall(
    cashQueryLoanInfoAfterProcessQuery,
    { loanAmount: amount, loanPeriod, loanSerialNumber: serialNumber ?? '' },
    { enabled: isAsked },
  )
  const split = readSplit(data?.oldUserSplitInfoDto, exactCents(amount))
  const count = split?.parts.length ?? 0
  const report = useEffectEvent(() => {
    if (!split) return
    const { userTag, version, isMismatch, amountList } = split
    const isAsStated = !isMismatch && (stated === undefined || stated === amountList)
    track('split_loan', { parts: count, user_tag: userTag, version, as_stated: isAsStated })
  })
  useEffect(() => {
    if (count > 1) report()
  }, [count])
  return {
    name: 'split',
    isSettled: !isAsked || !isPending,
    content: split && count > 1 && (
      <GuaranteeCard
        heading={copy.split.heading(count)}
        text={mixedCopy.text}
        parts={split.parts.map((part, at) => ({
          label: copy.split.lender(at + 1),
          value: `¥${moneyCut(part)}`,
        }))}
      />
    ),
  }
}
