import { lazySheet, type OpenState } from '@koo/page/layout'
import { useMemo } from 'react'
import type { LoanView } from '../figures/loanView.ts'
import { useLoanPage, useView } from '../loanContext.ts'
import type { LoanProduct } from '../product.ts'
import type { SheetName } from './sheetNames.ts'
import { useSheets } from './sheetsOfPage.tsx'
import { loanResolver } from '../form/useLoanForm.ts'

const lists = () => import('./lists.tsx')
const plans = () => import('./plans.tsx')
const SHEETS = {
  agreements: lazySheet(async () => ({ default: (await lists()).AgreementsSheet })),
  card: lazySheet(async () => ({ default: (await lists()).CardChoice })),
  compare: lazySheet(async () => ({ default: (await plans()).CompareSheet })),
  coupon: lazySheet(async () => ({ default: (await lists()).CouponChoice })),
  limit: lazySheet(async () => ({ default: (await lists()).LimitSheet })),
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

/** Props of every sheet of the page. */
export interface SheetProps extends OpenState {
  view: LoanView
}

/** The sheets of the loan page, whose code is not in the first load. While all are closed, typing does not render them. */
export function LoanSheets() {
  const sheet = useSheets()
  const view = useViewOfSheets(sheet.current !== null)
  return NAMES.map((name) => {
    const Sheet = SHEETS[name]
    return <Sheet key={name} view={view} {...sheet.props(name)} />
  })
}

/** The newest view while a sheet is open; else that of the newest replies, for sheets that are mounted in advance. */
function useViewOfSheets(isOpen: boolean): LoanView {
  const { viewer } = useLoanPage()
  const select = useMemo(() => {
    let first: { of: typeof viewer; view: LoanView } | null = null
    return (view: LoanView) => {
      // oxlint-disable-next-line react/immutability -- the view before: it stays until there are newer replies, while no sheet is open
      if (isOpen || first?.of !== viewer) first = { of: viewer, view }
      return first.view
    }
  }, [isOpen, viewer])
  return useView(select)
}
