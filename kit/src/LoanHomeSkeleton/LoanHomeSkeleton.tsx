'use client'
import type { ReactNode } from 'react'
import { AgreementLine } from '../AgreementLine/index.ts'
import { AmountBox } from '../AmountBox/index.ts'
import { BankCardRow } from '../BankCardRow/index.ts'
import { CouponRow } from '../CouponRow/index.ts'
import { FooterBar } from '../FooterBar/index.ts'
import { ListRow } from '../ListRow/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { LoanButton } from '../LoanButton/index.ts'
import { LoanUseRow } from '../LoanUseRow/index.ts'
import { Page, type PageProps } from '../Page/index.ts'
import { PeriodRow } from '../PeriodRow/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Surface } from '../Surface/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './LoanHomeSkeleton.css.ts'
import { loanHomeStrings } from './strings.ts'

export interface LoanHomeSkeletonProps extends Omit<PageProps, 'footer' | 'busy' | 'children'> {
  /** A working `AmountBox`, when the amount may be typed before any data is loaded. */
  amount?: ReactNode
  /** The working button and agreement line, when they are known already. */
  footer?: ReactNode
  /** Number of cards in the row of periods. */
  periods?: number
  /** Reserves space for the hint under the periods, as in `PeriodRow`. */
  hintRoom?: boolean
  /** Shows the row of the repayment plan, which has two lines. */
  plan?: boolean
}

/**
 * The loan page before its data: the same parts in their busy state on the same page, so that nothing moves when the
 * data arrives. Needs no script, so the build can write it into the HTML.
 */
export function LoanHomeSkeleton({
  amount,
  footer,
  periods = 4,
  hintRoom = true,
  plan = true,
  ...rest
}: LoanHomeSkeletonProps) {
  const t = usePartStrings('loanHome', loanHomeStrings)
  return (
    <Page
      {...rest}
      busy
      footer={
        footer ?? (
          <FooterBar above={<Consent name={t.agreement} />}>
            <LoanButton disabled />
          </FooterBar>
        )
      }
    >
      {amount ?? <AmountBox busy clearable={false} />}
      <PeriodRow options={[]} busy skeletonCount={periods} inert>
        {hintRoom && <Skeleton className={styles.note} width={168} />}
      </PeriodRow>
      <Surface pad="list" inert>
        <BankCardRow busy chevron />
        <CouponRow state="busy" chevron />
        <LoanUseRow busy chevron />
        {plan && (
          <ListRow
            label={t.plan}
            note={<Skeleton className={styles.note} width={52} />}
            value={<Skeleton className={styles.value} width={112} />}
            valueNote={<Skeleton className={styles.note} width={132} />}
            chevron
          />
        )}
      </Surface>
      <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
    </Page>
  )
}

/** Takes the space of the usual consent: one agreement, two lines. */
function Consent({ name }: { name: string }) {
  const nothing = () => {}
  return (
    <div inert>
      <AgreementLine
        value={false}
        disabled
        onValueChange={nothing}
        agreements={[{ id: '', name }]}
        onOpen={nothing}
      />
    </div>
  )
}
