import type { LoanButton } from '@koo/pricing'
import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Consent } from '../consent/index.ts'
import type { LoanForm } from './form/draft.ts'
import type { LoanSelection, LoanView } from './figures/loanView.ts'
import type { LoanProduct } from './product.ts'
import type { LoanQueries } from './queries.ts'
import type { Rights } from './rights.ts'
import type { SheetName } from './sheets/sheetNames.ts'
import type { LoanViewer } from './viewer.ts'

/** The loan page, for all its parts. Nothing of it changes while the customer types: the view does (`useView`). */
export interface Loan {
  product: LoanProduct
  queries: LoanQueries
  viewer: LoanViewer
  form: UseFormReturn<LoanForm, LoanViewer>
  /** Coupons, or a right selected before, are still loading: figures wait for them, because they would change. */
  isQuoting: boolean
  /** The reply without which there are no figures: it has failed, and waits for the customer. */
  missing: 'amount' | 'rates' | null
  /** The first figures are shown. */
  isReady: boolean
  /** The view at this moment, for what acts. */
  view(): LoanView
  /** Opens a sheet. */
  open(sheet: SheetName): void
  /** The action of the loan button. */
  borrow(): Promise<void>
  button: LoanButton
  consent: Consent
  /** Null until they are loaded, and for a product without them. */
  rights(): Rights | null
  /** Opens the page that adds a bank card. It returns to this page, which has a draft. */
  addCard(): void
}

/** Where the loan button leads. */
export interface LoanWays {
  /** Closes the open sheet. */
  close(): void
  /** Goes on with the loan that the page shows, after consent and permission. */
  onBorrow(loan: LoanSelection, view: LoanView): Promise<unknown>
  /** Opens the page for missing data. */
  onSupplement(): Promise<unknown>
}

/** Provides the loan page to its parts. */
export const LoanContext = createContext<Loan | null>(null)

/** The loan page that this part belongs to. Throws outside of one. */
export function useLoanPage(): Loan {
  const loan = use(LoanContext)
  if (!loan) throw new Error('This part belongs inside a loan page')
  return loan
}

const whole = (view: LoanView) => view

/** The whole view: renders at every keystroke. */
export const useWholeView = (): LoanView => useView(whole)

/**
 * What `select` takes of the view: renders only when that has changed. Both functions have to be the same ones in every
 * render.
 */
export function useView<T>(
  select: (view: LoanView) => T,
  isSame: (before: T, now: T) => boolean = Object.is,
): T {
  const { form, viewer } = useLoanPage()
  const { subscribe, getValues } = form
  const listen = useCallback(
    (listener: () => void) => subscribe({ formState: { values: true }, callback: listener }),
    [subscribe],
  )
  const read = useMemo(() => {
    let last: { value: T } | null = null
    return () => {
      const value = select(viewer.shown(getValues()))
      // oxlint-disable-next-line react/immutability -- the value before: React wants the same one until it differs
      if (!last || !isSame(last.value, value)) last = { value }
      return last.value
    }
  }, [viewer, getValues, select, isSame])
  return useSyncExternalStore(listen, read)
}
