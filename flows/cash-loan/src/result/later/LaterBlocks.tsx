import type { CashQueryResultPageContent } from '@koo/api-client/types'
import { AutoPay, useAutoPayStatus } from '@koo/steps/auto-pay'
import type { AuditStatus } from '@koo/kit/ResultTimeline'
import { Fragment } from 'react'
import { IS_MIXED, LEAD_RESULT } from '../../constants.ts'
import type { ResultSearch } from '../../model/queries/result.ts'
import { useSurvey } from './survey.tsx'
import { MoreThanCard } from '../MoreThanCard.tsx'
import { useAdvert } from './advert.tsx'
import { AUTO_PAY_PAGE } from './constants.ts'
import { useMarketingCard } from './marketing.tsx'
import { useNotify } from './notify.tsx'
import { useSplit } from './split.tsx'
import { useUrgent } from './urgent.tsx'
import { useInOrder } from './useInOrder.ts'
import { useMarketing } from '../../model/marketing/useMarketing.ts'

export interface LaterBlocksProps {
  loan: CashQueryResultPageContent
  status: AuditStatus
  search: ResultSearch
}

/** What the result page shows below the result. Each block loads and fails by itself. */
export default function LaterBlocks({ loan, status, search }: LaterBlocksProps) {
  const marketing = useMarketing()
  const autoPay = useAutoPayStatus(AUTO_PAY_PAGE, true)
  const isOwn = search.from !== LEAD_RESULT && search.isMixLoan !== IS_MIXED
  const blocks = useInOrder([
    useSplit(loan, search.splitAmountList, isOwn && status !== 'failed'),
    useUrgent(marketing, status === 'auditing'),
    { name: 'autoPay', isSettled: autoPay.isSettled, content: <AutoPay status={autoPay} onlyOne /> },
    // Below automatic repayment: what helps with this loan comes before another one.
    { name: 'more', isSettled: true, content: status !== 'failed' && <MoreThanCard loan={loan} /> },
    useMarketingCard(marketing, loan, status === 'failed'),
    useNotify(),
    useSurvey(status, search.from),
    useAdvert(search.sourceid),
  ])
  return blocks.map(({ name, content }) => <Fragment key={name}>{content}</Fragment>)
}
