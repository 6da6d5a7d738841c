import type { StepPageProps } from '@koo/flow'
import { cashConsent } from '../consent.ts'
import { ConfirmPage } from './ConfirmPage.tsx'
import type { NextPage } from '../model/nextPage.ts'
import { cashDraft } from '../model/product/drafts.ts'
import { search } from '../model/queries/confirm.ts'
import type { step } from './step.ts'

export { search }

const wallet = { consent: cashConsent, draft: cashDraft, survey: 'loanConfirmPage' } as const

/** /cash/home/confirm: the terms of the wallet's loan. */
export default function Confirm(props: StepPageProps<typeof step, typeof search, NextPage>) {
  return <ConfirmPage {...props} product={wallet} />
}
