import { LoanUseSheet } from '@koo/kit/LoanUseSheet'
import { useMemo } from 'react'
import { DEFAULT_LOAN_USE } from '../../constants.ts'
import type { SheetProps } from './index.tsx'

/** What the loan is for, two levels. Left before the second one is chosen, the default comes back (spec 4). */
export function UseChoice({ open, onClose, reads, use, change }: SheetProps) {
  const list = reads.uses.data
  const uses = useMemo(
    () =>
      (list ?? []).map(({ loanUseCode, loanUseName, subList }) => ({
        code: loanUseCode,
        name: loanUseName,
        ...(subList?.length && {
          children: subList.map((sub) => ({ code: sub.loanUseCode, name: sub.loanUseName })),
        }),
      })),
    [list],
  )
  return (
    <LoanUseSheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      uses={uses}
      value={use ?? DEFAULT_LOAN_USE}
      onValueChange={(value) => change({ use: value })}
      onRestoreDefault={() => change({ use: null })}
    />
  )
}
