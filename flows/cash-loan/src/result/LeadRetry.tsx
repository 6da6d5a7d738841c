import { LeadRecommend } from '@koo/kit/LeadRecommend'
import { useTrack } from '@koo/page/track'
import type { CashLoanEvents } from '../events.ts'
import { copy } from './copy.ts'
import type { ResultExit } from './step.ts'

// result.12
/**
 * The partner lender, for a customer of the lead flow whose loan of the wallet was refused, with a button to try again
 * there.
 */
export function LeadRetry({ exit }: { exit: ResultExit }) {
  const track = useTrack<CashLoanEvents>()
  return (
    <LeadRecommend
      heading={copy.recommend.heading}
      text={copy.recommend.text}
      actionText={copy.recommend.action}
      onAction={() => {
        track('lead_retry', {})
        return exit('lead')
      }}
    />
  )
}
