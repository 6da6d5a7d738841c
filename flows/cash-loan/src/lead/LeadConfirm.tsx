import type { StepPageProps } from '@koo/flow'
import { ConfirmPage } from '../confirm/ConfirmPage.tsx'
import { search } from '../confirm/search.ts'
import type { step } from '../confirm/step.ts'
import { leadConsent } from '../consent.ts'
import { LEAD_MARKER } from '../constants.ts'
import { leadDraft } from '../loan/draft.ts'

export { search }

const partner = {
  consent: leadConsent,
  draft: leadDraft,
  marker: LEAD_MARKER,
  survey: 'leadFlowLoanConfirmPage',
} as const

/** /cashLead/confirm: the terms of the partner lender's loan, marked as such when they are requested and published. */
export default function LeadConfirm(props: StepPageProps<typeof step, typeof search>) {
  return <ConfirmPage {...props} product={partner} />
}
