import { cashQuerySpecialAssetQuery } from '@koo/api-client/calls'
import { Surface } from '@koo/kit/Surface'
import { useCall } from '@koo/page'
import { useImperativeHandle } from 'react'
import type { LoanPage } from '../model/loan/useLoanState.ts'
import { LowFeeControl } from './LowFeeControl.tsx'
import { SevenDayRow } from './SevenDayRow.tsx'
import { useBeforeBorrow } from './useBeforeBorrow.ts'
import { useLowFee } from './useLowFee.ts'

/** The rights of the customer on the loan page, and what is asked before borrowing. */
export default function Rights(page: LoanPage) {
  const { view, replies, rights } = page
  const { lowFee, drop } = useLowFee(page)
  const { beforeBorrow, shown } = useBeforeBorrow(page)
  // In advance, for the plan.
  useCall(cashQuerySpecialAssetQuery, {})
  useImperativeHandle(rights, () => ({ beforeBorrow, dropLowFee: drop }))
  const { facts, loan } = view
  return (
    <>
      {facts && loan && <SevenDayRow page={page} facts={facts} loan={loan} />}
      {lowFee && (
        <Surface>
          <LowFeeControl lowFee={lowFee} view={view} now={replies.now} />
        </Surface>
      )}
      {shown}
    </>
  )
}
