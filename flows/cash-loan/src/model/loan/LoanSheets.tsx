import { lazySheet, useSheet, type OpenState } from '@koo/page'
import { useImperativeHandle } from 'react'
import type { LoanProduct } from './product.ts'
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

/** Loads in advance the sheets, the schema of the form and the next page. A failure shows when the part is needed. */
export function prefetchNext({ next, prefetchLeaving }: LoanProduct): void {
  for (const name of NAMES) SHEETS[name].prefetch()
  loanResolver.prefetch()
  prefetchLeaving?.()
  next().catch(() => undefined)
}

export interface LoanSheetsProps {
  page: LoanPage
  onOpenAgreement(url: string): void
  /** Text of the button in the plan sheet, the same as on the page. */
  borrowText: string
  onBorrow(): Promise<void>
}

/** Props of every sheet of the page. */
export interface SheetProps extends Omit<LoanSheetsProps, 'page'>, LoanPage, OpenState {}

/** The sheets of the loan page, whose code is not in the first load. */
export function LoanSheets({ page, ...actions }: LoanSheetsProps) {
  const sheet = useSheet<SheetName>()
  useImperativeHandle(page.sheets, () => sheet, [sheet])
  return NAMES.map((name) => {
    const Sheet = SHEETS[name]
    return <Sheet key={name} {...page} {...actions} {...sheet.props(name)} />
  })
}
