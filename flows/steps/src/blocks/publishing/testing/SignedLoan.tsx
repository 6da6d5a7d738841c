/** A page that signs a loan by a code and publishes it, for the tests of `usePublish` and as an example. */
import {
  cashApplyAgreementSign,
  cashConfirmAgreementSign,
  cashPreApproval,
  cashPublishV2,
} from '@koo/api-client/calls'
import type { CashPublishV2Request } from '@koo/api-client/types'
import { carries, defineStep, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { Page } from '@koo/kit/Page'
import type { SandboxWorld } from '@koo/page/testing'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { CostTable } from '../../cost/index.ts'
import { tableOf } from '../../cost/testing/sampleCosts.ts'
import SigningDialog from '../../signing/SigningDialog.tsx'
import {
  ApplicationGate,
  definePublishing,
  usePublish,
  usePublisher,
  type LoanResultQuery,
} from '../index.ts'
import { SaidStatus } from './SaidStatus.tsx'

type LoanRequest = Omit<CashPublishV2Request, 'serialNumber'>

/** How the loans of the page are published. */
export const loans = definePublishing<LoanRequest>({
  recordKey: 'loan_signed_serial_no',
  lockKey: 'loan_signed_publish_lock',
  call: cashPublishV2,
})

const SELECTION = { amount: '12000', loanPeriod: 12, userCardId: 'C1', couponIds: [], loanUseCode: '10001' }

/** What the page publishes for these terms. */
export const loanOf = (termsNo: string, signNo: string): LoanRequest => ({ ...SELECTION, termsNo, signNo })

const tables = new Map<string, CostTable>()

/** What the terms with this number cost. */
export const costsOf = (termsNo: string): CostTable | null => tables.get(termsNo) ?? null

/** Number of the lender's terms for this loan. */
export const termsIn = async ({ gateway }: SandboxWorld): Promise<{ termsNo: string }> => {
  const terms = await cashPreApproval(gateway, SELECTION)
  const { termsNo } = terms
  tables.set(termsNo, tableOf(terms))
  return { termsNo }
}

const step = defineStep({ title: '借款', exits: { done: carries<LoanResultQuery>() } })
const search = z.object({ termsNo: z.string() })
export const signedLoan = step.page(() => Promise.resolve({ default: SignedLoan, search }))

/** The page: what is open first; then one button, the code, and the loan. */
export default function SignedLoan({ search: { termsNo }, exit }: StepPageProps<typeof step, typeof search>) {
  return (
    <ApplicationGate publishing={loans} onAccepted={(loan) => void exit('done', loan)}>
      <Loan termsNo={termsNo} />
    </ApplicationGate>
  )
}

function Loan({ termsNo }: { termsNo: string }) {
  const publisher = usePublisher(loans)
  const [lastClosed] = useState(() => publisher.lastClosed())
  const { status, submit, dialog, costs } = usePublish<LoanRequest, { signNo: string }>({
    publisher,
    lastClosed,
    request: ({ signNo }) => loanOf(termsNo, signNo),
    key: () => ({ terms: termsNo, kind: 'cash' }),
    cost: { of: () => costsOf(termsNo) },
    sign: { termsNo, apply: cashApplyAgreementSign, confirm: cashConfirmAgreementSign },
  })
  return (
    // The button does not wait for `submit`: its own lock would take a second tap.
    <Page
      footer={
        <Button block lock={0} onClick={() => void submit()}>
          确认借款
        </Button>
      }
    >
      <SaidStatus status={status} />
      {costs}
      <SigningDialog {...dialog} />
    </Page>
  )
}
