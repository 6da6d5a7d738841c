'use client'
import type { ReactNode } from 'react'
import { AgreementLine } from '../AgreementLine/index.ts'
import { AmountBox } from '../AmountBox/index.ts'
import { BankCardRow } from '../BankCardRow/index.ts'
import { CouponRow } from '../CouponRow/index.ts'
import { FooterBar } from '../FooterBar/index.ts'
import { ListRow } from '../ListRow/index.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import { LoanButton } from '../LoanButton/index.ts'
import { LoanUseRow } from '../LoanUseRow/index.ts'
import { Page, type PageProps } from '../Page/index.ts'
import { PeriodRow } from '../PeriodRow/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Surface } from '../Surface/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './LoanHomeSkeleton.css.ts'
import { loanHomeWords } from './words.ts'

export interface LoanHomeSkeletonProps extends Omit<PageProps, 'footer' | 'busy' | 'children'> {
  /** A live `AmountBox`, where the amount may be typed before anything is loaded. */
  amount?: ReactNode
  /** The live button and agreement line, where they are known already. */
  footer?: ReactNode
  /** Cards in the row of periods. */
  periods?: number
  /** Room for the hint under the periods, as in `PeriodRow`. */
  hintRoom?: boolean
  /** The row of the repayment plan, which has two lines. */
  plan?: boolean
}

/**
 * The loan page before its data: the same parts in their busy state inside the same page, so that nothing moves
 * when the data comes. Needs no script; it can be written to the HTML at build time.
 */
export function LoanHomeSkeleton({
  amount,
  footer,
  periods = 4,
  hintRoom = true,
  plan = true,
  ...rest
}: LoanHomeSkeletonProps) {
  const t = usePartWords('loanHome', loanHomeWords)
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
      <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
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
    </Page>
  )
}

/** Takes the room of the usual consent: one agreement, two lines. */
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
