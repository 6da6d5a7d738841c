import type { CashQueryResultPageContent } from '@koo/api-client/types'
import { exactCents } from '@koo/pricing'
import { useMemo, type ComponentType } from 'react'
import { ONE_CLICK_TYPE } from '../../constants.ts'
import { readLeadOffer } from '../leadPop/leadOffer.ts'
import { LeadPopSlot } from '../leadPop/LeadPopSlot.tsx'
import type { ResultExit } from '../step.ts'
import type { OneClickProps } from '../../model/offer/oneClick.ts'
import { useOfferQuery } from '../../model/offer/useOfferQuery.ts'
import { useOpenWhenFree } from './useOpenWhenFree.ts'
import { useRested } from './useRested.ts'
import { useRefusalReport } from './useRefusalReport.ts'

export interface AfterRefusalProps {
  loan: Pick<CashQueryResultPageContent, 'listingId' | 'serialNumber' | 'amount'>
  exit: ResultExit
  OneClick: ComponentType<OneClickProps>
}

// result.19, result.22
/**
 * What is offered after a refused loan, 3 s later: a loan of a partner that one tap confirms, or a pop-up that leads to
 * the partner.
 */
export function AfterRefusal({ loan, exit, OneClick }: AfterRefusalProps) {
  const { listingId, serialNumber, amount } = loan
  const isRested = useRested(true)
  const refused = { listingId, serialNumber }
  // A failed check means that nothing is offered.
  const check = useOfferQuery(isRested ? refused : null)
  useRefusalReport(check)
  const { data: reply } = check
  const offer = useMemo(() => readLeadOffer(reply), [reply])
  const isOneClick = reply?.showType === ONE_CLICK_TYPE
  const [isOpen, setOpen] = useOpenWhenFree(isOneClick)
  if (!isOneClick) return <LeadPopSlot offer={offer} onLead={() => exit('lead')} />
  return (
    <OneClick
      open={isOpen}
      onOpenChange={setOpen}
      reply={reply}
      refused={refused}
      asked={exactCents(amount)}
      exit={exit}
    />
  )
}
