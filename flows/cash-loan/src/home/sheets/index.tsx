/** The sheets of the loan page: one chunk, fetched when the page is idle or first touched. */
import { useStore, type Store } from '@koo/steps'
import { useDeferredValue, useState } from 'react'
import type { LoanFacts } from '../facts.ts'
import type { ChangeForm } from '../loanForm.ts'
import type { LoanView } from '../loanView.ts'
import type { LoanQuote } from '../quote.ts'
import type { HomeReads } from '../reads.ts'
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
  view: Store<LoanView>
  reads: HomeReads
  change: ChangeForm
  addCard(): void
  openAgreement(url: string): void
  /** The button of the detail sheet: the same as the page's. */
  onBorrow(): void
  borrowText: string
  onClose(): void
}

/** The dearest to draw and the first to be opened: drawn ahead, unseen, while nothing else is to be done. */
const AHEAD: readonly SheetName[] = ['coupon']

/** Closed sheets show what they showed when they were left: nobody sees it, and typing need not draw it. */
const isUnseen = () => true

/** Mounts each sheet when it is first opened and keeps it, so that opening it again is only a matter of showing it. */
export function HomeSheets(props: HomeSheetsProps) {
  const { sheet } = props
  const current = useStore(props.view, whole, sheet === null ? isUnseen : undefined)
  const [opened, setOpened] = useState<readonly SheetName[]>([])
  if (sheet !== null && !opened.includes(sheet)) setOpened([...opened, sheet])
  const ahead = useDeferredValue(AHEAD, [])
  const seen = new Set([...ahead, ...opened])
  const { facts, loan } = current
  if (!facts || !loan) return null
  const shared = { ...props, ...current, facts, loan }
  return [...seen].map((name) => {
    const Sheet = SHEETS[name]
    return <Sheet key={name} {...shared} open={sheet === name} />
  })
}

const whole = (view: LoanView) => view

/** What every sheet of the page gets: the view as it stands, and what can be done. */
export type SheetProps = Omit<HomeSheetsProps, 'view'> &
  LoanView & { facts: LoanFacts; loan: LoanQuote; open: boolean }

const SHEETS = {
  agreements: AgreementsSheet,
  card: CardChoice,
  coupon: CouponChoice,
  monthPay: MonthPaySheet,
  plan: PlanSheet,
  use: UseChoice,
}
