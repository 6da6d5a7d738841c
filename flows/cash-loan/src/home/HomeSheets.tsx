import { lazySheet, useSheet, type OpenState } from '@koo/page'
import { useImperativeHandle } from 'react'
import { confirm } from '../confirm/step.ts'
import type { LoanFacts } from './facts.ts'
import type { LoanQuote } from './loanView.ts'
import { loanResolver } from './useLoanForm.ts'
import type { LoanPage, SheetName } from './useLoanState.ts'

const lists = () => import('./sheets/lists.tsx')
const plans = () => import('./sheets/plans.tsx')
const SHEETS = {
  agreements: lazySheet(async () => ({ default: (await lists()).AgreementsSheet })),
  card: lazySheet(async () => ({ default: (await lists()).CardChoice })),
  coupon: lazySheet(async () => ({ default: (await import('./sheets/CouponChoice.tsx')).CouponChoice })),
  monthPay: lazySheet(async () => ({ default: (await plans()).MonthPaySheet })),
  plan: lazySheet(async () => ({ default: (await plans()).PlanSheet })),
  use: lazySheet(async () => ({ default: (await lists()).UseChoice })),
}
const NAMES = Object.keys(SHEETS) as SheetName[]

/** Fetches what the customer is going to need: the sheets, the check of the form, and the page after this one. A failure is met when it is needed. */
export function prefetchNext(): void {
  for (const name of NAMES) SHEETS[name].prefetch()
  loanResolver.prefetch()
  confirm.load().catch(() => undefined)
}

export interface HomeSheetsProps {
  page: LoanPage
  onOpenAgreement(url: string): void
  /** The button of the detail sheet: the same as the page's. */
  borrowText: string
  onBorrow(): Promise<void>
}

/** What every sheet of the page gets: the page, with the figures that a sheet needs. */
export interface SheetProps extends Omit<HomeSheetsProps, 'page'>, LoanPage, OpenState {
  facts: LoanFacts
  loan: LoanQuote
}

/** Whatever opens over the loan page. Its code stays out of the first load. */
export function HomeSheets({ page, ...actions }: HomeSheetsProps) {
  const { facts, loan } = page.view
  const sheet = useSheet<SheetName>()
  useImperativeHandle(page.sheets, () => sheet, [sheet])
  if (!facts || !loan) return null
  return NAMES.map((name) => {
    const Sheet = SHEETS[name]
    return <Sheet key={name} {...page} {...actions} facts={facts} loan={loan} {...sheet.props(name)} />
  })
}
