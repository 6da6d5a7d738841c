/** Sheets with lists: cards, coupons, loan uses, agreements; and the limit. One chunk: each has an address in the first load. */
import { useHost } from '@koo/flow'
import { AgreementSheet } from '@koo/kit/AgreementSheet'
import { CardSheet } from '@koo/kit/CardSheet'
import { LoanUseSheet } from '@koo/kit/LoanUseSheet'
import { isLocalCard } from '../../cards.ts'
import { LOAN_CATEGORY, LOCAL_CARDS_KEY } from '../constants.ts'
import { loanUseOptions } from '../form/loanUses.ts'
import { sheetCopy as copy } from './copy.ts'
import { useLoanPage } from '../loanContext.ts'
import type { SheetProps } from './LoanSheets.tsx'
import { cardFace } from '../parts/present.ts'
import { mayUseLocalCards } from '../figures/localCards.ts'

export { CouponChoice } from './CouponChoice.tsx'
export { LimitSheet } from './LimitSheet.tsx'

/** The cards that can receive the money, and a button to add one. */
export function CardChoice({ open, onOpenChange, view }: SheetProps) {
  const { queries, form, addCard } = useLoanPage()
  const host = useHost()
  const { merchant } = host.segments()
  const { card, entry } = view
  const cards = queries.cards.data ?? []
  const isNarrowed = view.cards !== undefined && view.cards.length < cards.length
  const allowsLocal = mayUseLocalCards(
    host.config(LOCAL_CARDS_KEY),
    queries.amount.data?.content,
    entry?.amount,
  )
  return (
    <CardSheet
      open={open}
      onOpenChange={onOpenChange}
      cards={cards.map((each) => ({
        id: each.userCardId,
        ...cardFace(each, merchant),
        ...(isNarrowed &&
          (view.cards?.includes(each) ? { note: copy.withdrawCard } : { disabledReason: copy.notThisCard })),
        ...(isLocalCard(each) &&
          (allowsLocal ? { note: copy.localCard } : { disabledReason: copy.noLocalCard })),
      }))}
      {...(card && { value: card.userCardId })}
      // No other card may take the place of this one.
      {...(isNarrowed && { hint: null })}
      onValueChange={(cardId) => form.setValue('cardId', cardId)}
      onAdd={addCard}
    />
  )
}

/** The loan use, in two levels. Closed before the second is selected, the default is restored. */
export function UseChoice({ open, onOpenChange, view: { use } }: SheetProps) {
  const { product, queries, form } = useLoanPage()
  return (
    <LoanUseSheet
      open={open}
      onOpenChange={onOpenChange}
      uses={loanUseOptions(queries.uses.data)}
      value={use ?? product.defaultUse}
      onValueChange={(value) => form.setValue('use', value)}
      onRestoreDefault={() => form.setValue('use', null)}
    />
  )
}

/** All agreements of the loan, those of the lender first; its service agreement says with whom it is made. */
export function AgreementsSheet({ open, onOpenChange }: SheetProps) {
  const { queries, consent } = useLoanPage()
  const agreements = queries.agreements.data ?? []
  const items = (isLoan: boolean) =>
    agreements
      .filter((each) => each.isLoanProtocol === isLoan)
      .map(({ url, name, category }) => ({
        id: url,
        name,
        ...(category === LOAN_CATEGORY && { note: copy.serviceAgreement }),
      }))
  const groups = [
    { title: copy.loanAgreements, items: items(true) },
    { title: copy.otherAgreements, items: items(false) },
  ].filter((group) => group.items.length > 0)
  return (
    <AgreementSheet open={open} onOpenChange={onOpenChange} groups={groups} onOpen={consent.openAgreement} />
  )
}
