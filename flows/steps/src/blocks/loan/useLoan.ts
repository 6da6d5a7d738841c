import { useHost } from '@koo/flow'
import { hasFailed, isLoading } from '@koo/page/query'
import { loanButton, readLoanButtonAuth } from '@koo/pricing'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useBindCard } from '../bindCard/index.ts'
import { useConsent } from '../consent/index.ts'
import { isBrought } from '../coupons/chosenCoupon.ts'
import { SPECIAL_ASSET } from './constants.ts'
import type { LoanSeed } from './form/draft.ts'
import type { LateReplies, LoanView } from './figures/loanView.ts'
import type { Loan, LoanWays } from './loanContext.ts'
import type { LoanProduct } from './product.ts'
import { useLoanQueries, useLoanReplies } from './queries.ts'
import type { SheetName } from './sheets/sheetNames.ts'
import { useBorrow } from './useBorrow.ts'
import { useLoanForm } from './form/useLoanForm.ts'
import { useRights } from './useRights.ts'
import { viewerOf } from './viewer.ts'

/** While amount and period of a coupon are looked for, the page shows none. */
const NOT_YET = { facts: null, limits: null }

/** What a loan page is made of. */
export interface LoanSetup extends LoanWays {
  product: LoanProduct
  /** Start values of the address. */
  seed: LoanSeed
  /** Opens a sheet. */
  open(sheet: SheetName): void
}

/** The loan page: its queries, its form, and what can be done with it. Does not render while the customer types. */
export function useLoan({ product, seed, open, close, onBorrow, onSupplement }: LoanSetup): Loan {
  const queries = useLoanQueries(product)
  const loaded = useLoanReplies(product, queries)
  const [late, setLate] = useState<LateReplies>({})
  const addReplies = useCallback((more: LateReplies) => setLate((known) => ({ ...known, ...more })), [])
  const { memory } = useHost()
  const key = product.coupons?.key ?? ''
  const [isWaiting, setWaiting] = useState(() => isBrought(memory, key))
  const viewer = useMemo(
    () => viewerOf({ ...loaded, ...late, ...(isWaiting && NOT_YET) }),
    [loaded, late, isWaiting],
  )
  const form = useLoanForm(product, seed, viewer)
  const view = () => viewer.of(form.getValues())
  const startWithCoupon = useEffectEvent(() =>
    import('./form/couponStart.ts')
      .then(({ start }) => start(memory, key, loaded, form, queries.coupons.data))
      // Without the code the page starts as it does without the coupon.
      .catch(() => undefined),
  )
  const isDue = isWaiting && loaded.facts !== null && !isLoading(queries.coupons)
  useEffect(() => {
    if (isDue) void startWithCoupon().then(() => setWaiting(false))
  }, [isDue])

  const { facts } = viewer.replies
  const isWaitedFor = product.rights !== undefined && facts?.hasTimedRight === true
  const isQuoting = isLoading(queries.coupons) || (isWaitedFor && late.rateLimit === undefined)
  const isReady = facts !== null && !isQuoting
  const missing: Loan['missing'] = hasFailed(queries.amount)
    ? 'amount'
    : hasFailed(queries.rates)
      ? 'rates'
      : null
  const rights = useRights({ code: product.rights, isWaitedFor, isReady, addReplies })

  const bindCard = useBindCard(product.bindCard)
  const addCard = () => void bindCard.addCard(loanForCard(view()))
  const consent = useConsent(product.consent, queries.agreements, () => open('agreements'))
  // Without the reply the button offers to borrow: the server checks again before a loan is published.
  const button = loanButton(readLoanButtonAuth(queries.auth.data ?? { loanButtonGray: true }))
  const page = {
    product,
    queries,
    viewer,
    form,
    missing,
    isQuoting,
    isReady,
    view,
    open,
    button,
    consent,
    rights,
    addCard,
  }
  const borrow = useBorrow(page, { close, onBorrow, onSupplement })
  return { ...page, borrow }
}

/** Amount and period with its asset, as far as they are known, for a card that fits them. */
const loanForCard = ({ facts, loan, text }: LoanView) => ({
  ...(loan?.period != null && { period: loan.period }),
  ...(facts?.periods.some((offer) => offer.periods === loan?.period && offer.isSpecial) && {
    specialAssetTag: SPECIAL_ASSET,
  }),
  ...(text !== '' && { amount: text }),
})
