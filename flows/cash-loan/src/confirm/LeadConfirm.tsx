import type { StepPageProps } from '@koo/flow'
import { ConfirmPage } from './ConfirmPage.tsx'
import type { NextPage } from '../model/nextPage.ts'
import { leadDraft } from '../model/product/drafts.ts'
import { search } from '../model/queries/confirm.ts'
import type { step } from './step.ts'
import { leadConsent } from '../consent.ts'
import { LEAD_MARKER } from '../constants.ts'

export { search }

const partner = {
  consent: leadConsent,
  draft: leadDraft,
  marker: LEAD_MARKER,
  survey: 'leadFlowLoanConfirmPage',
} as const

/** /cashLead/confirm: the terms of the partner lender's loan, marked as such when they are requested and published. */
export default function LeadConfirm(props: StepPageProps<typeof step, typeof search, NextPage>) {
  return <ConfirmPage {...props} product={partner} />
}
