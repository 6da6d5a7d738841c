/** Sheets that list something to pick: cards, loan uses, agreements. */
import { AgreementSheet } from '@koo/kit/AgreementSheet'
import { CardSheet } from '@koo/kit/CardSheet'
import { LoanUseSheet } from '@koo/kit/LoanUseSheet'
import { DEFAULT_LOAN_USE } from '../../constants.ts'
import { sheetCopy as copy } from '../copy.ts'
import type { SheetProps } from '../HomeSheets.tsx'
import { cardFace } from '../present.ts'

/** The cards that can receive the money, and the way to another one (spec 2 "Bank card"). */
export function CardChoice({ open, onOpenChange, reads, view: { card }, form, addCard }: SheetProps) {
  return (
    <CardSheet
      open={open}
      onOpenChange={onOpenChange}
      cards={(reads.cards.data ?? []).map((each) => ({ id: each.userCardId, ...cardFace(each) }))}
      {...(card && { value: card.userCardId })}
      onValueChange={(cardId) => form.setValue('cardId', cardId)}
      onAdd={addCard}
    />
  )
}

/** What the loan is for, two levels. Left before the second one is selected, the default comes back (spec 4). */
export function UseChoice({ open, onOpenChange, reads, view: { use }, form }: SheetProps) {
  const uses = (reads.uses.data ?? []).map(({ loanUseCode, loanUseName, subList }) => ({
    code: loanUseCode,
    name: loanUseName,
    ...(subList?.length && {
      children: subList.map((sub) => ({ code: sub.loanUseCode, name: sub.loanUseName })),
    }),
  }))
  return (
    <LoanUseSheet
      open={open}
      onOpenChange={onOpenChange}
      uses={uses}
      value={use ?? DEFAULT_LOAN_USE}
      onValueChange={(value) => form.setValue('use', value)}
      onRestoreDefault={() => form.setValue('use', null)}
    />
  )
}

/** All agreements of the loan, the capital side's first (spec 2 "Agreement line"). */
export function AgreementsSheet({ open, onOpenChange, reads, onOpenAgreement }: SheetProps) {
  const agreements = reads.agreements.data ?? []
  const items = (isLoan: boolean) =>
    agreements.filter((each) => each.isLoanProtocol === isLoan).map(({ url, name }) => ({ id: url, name }))
  const groups = [
    { title: copy.loanAgreements, items: items(true) },
    { title: copy.otherAgreements, items: items(false) },
  ].filter((group) => group.items.length > 0)
  return <AgreementSheet open={open} onOpenChange={onOpenChange} groups={groups} onOpen={onOpenAgreement} />
}
