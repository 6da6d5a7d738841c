/** The sheets of the loan page: one chunk, fetched when the page is idle or first touched. */
import type { BankCard } from '@koo/api-client/types'
import { useDeferredValue, useState } from 'react'
import type { LoanFacts } from '../facts.ts'
import type { CouponWish, LoanUseChoice } from '../form.ts'
import type { LoanQuote } from '../quote.ts'
import type { HomeReads } from '../reads.ts'
import type { ChangeForm } from '../useLoanForm.ts'
import { AgreementsSheet } from './AgreementsSheet.tsx'
import { CardChoice } from './CardChoice.tsx'
import { CouponChoice } from './CouponChoice.tsx'
import { MonthPaySheet } from './MonthPaySheet.tsx'
import { PlanSheet } from './PlanSheet.tsx'
import { UseChoice } from './UseChoice.tsx'

export type SheetName = 'agreements' | 'card' | 'coupon' | 'monthPay' | 'plan' | 'use'

export interface HomeSheetsProps {
  /** Which one is open. */
  sheet: SheetName | null
  facts: LoanFacts | null
  view: LoanQuote | null
  reads: HomeReads
  card: BankCard | null
  coupons: CouponWish
  use: LoanUseChoice | null
  now: number
  change: ChangeForm
  chooseCoupons(wish: CouponWish): void
  addCard(): void
  openAgreement(url: string): void
  /** The button of the detail sheet: the same as the page's. */
  onBorrow(): void
  borrowText: string
  onClose(): void
}

/** The dearest to draw and the first to be opened: drawn ahead, unseen, while nothing else is to be done. */
const AHEAD: readonly SheetName[] = ['coupon']

/** Mounts each sheet when it is first opened and keeps it, so that opening it again is only a matter of showing it. */
export function HomeSheets(props: HomeSheetsProps) {
  const { sheet } = props
  const [opened, setOpened] = useState<readonly SheetName[]>([])
  if (sheet !== null && !opened.includes(sheet)) setOpened([...opened, sheet])
  const ahead = useDeferredValue(AHEAD, [])
  const seen = new Set([...ahead, ...opened])
  const { facts, view } = props
  if (!facts || !view) return null
  const shared = { ...props, facts, view }
  return [...seen].map((name) => {
    const Sheet = SHEETS[name]
    return <Sheet key={name} {...shared} open={sheet === name} />
  })
}

/** What every sheet of the page gets. */
export type SheetProps = HomeSheetsProps & { facts: LoanFacts; view: LoanQuote; open: boolean }

const SHEETS = {
  agreements: AgreementsSheet,
  card: CardChoice,
  coupon: CouponChoice,
  monthPay: MonthPaySheet,
  plan: PlanSheet,
  use: UseChoice,
}
