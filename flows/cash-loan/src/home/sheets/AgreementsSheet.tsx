import { AgreementSheet } from '@koo/kit/AgreementSheet'
import { copy } from './copy.ts'
import type { SheetProps } from './index.tsx'

/** All agreements of the loan, the capital side's first (spec 2 "Agreement line"). */
export function AgreementsSheet({ open, onClose, reads, openAgreement }: SheetProps) {
  const agreements = reads.agreements.data ?? []
  const items = (isLoan: boolean) =>
    agreements.filter((each) => each.isLoanProtocol === isLoan).map(({ url, name }) => ({ id: url, name }))
  const groups = [
    { title: copy.loanAgreements, items: items(true) },
    { title: copy.otherAgreements, items: items(false) },
  ].filter((group) => group.items.length > 0)
  return (
    <AgreementSheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      groups={groups}
      onOpen={openAgreement}
    />
  )
}
