'use client'
import type { ReactNode } from 'react'
import { Amount } from '../Amount/index.ts'
import { Button } from '../Button/index.ts'
import { FactList, type Fact } from '../facts/FactList.tsx'
import { InstitutionList, type InstitutionItem } from '../InstitutionList/index.ts'
import { LoanButton } from '../LoanButton/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Sheet, type SheetProps } from '../Sheet/index.ts'
import { Surface } from '../Surface/index.ts'
import * as styles from './OneClickSheet.css.ts'
import { oneClickSheetStrings } from './strings.ts'

export interface OneClickSheetProps extends Omit<SheetProps, 'title' | 'footer'> {
  /** The amount as it is shown ("10,000"). */
  amount: string
  /** New style: a button that sets the maximum. Keep it in place, disabled, after its one use. */
  allBorrow?: { text?: string; disabled?: boolean; onBorrow: () => void }
  /** Payment, first due day, rate. */
  facts?: readonly Fact[]
  institutions: readonly InstitutionItem[]
  /** Rows with the selections: coupon, purpose, card. */
  children?: ReactNode
  /** The consent, above the button. */
  consent?: ReactNode
  confirmText?: string
  onConfirm: () => unknown
  pending?: boolean
  /** Why the loan cannot be confirmed now. */
  disabledReason?: ReactNode
  /** Old style: a way to select another loan. */
  onReselect?: () => void
  reselectText?: string
  title?: string
}

/** A loan of a partner that one tap confirms, after another was refused: old and new style. */
export function OneClickSheet(props: OneClickSheetProps) {
  const { amount, allBorrow, facts = [], institutions, children, consent, ...others } = props
  const { confirmText, onConfirm, pending, disabledReason, onReselect, reselectText, title, ...rest } = others
  const t = usePartStrings('oneClickSheet', oneClickSheetStrings)
  return (
    <Sheet
      {...rest}
      title={title ?? t.title}
      footer={
        <>
          {consent}
          <LoanButton pending={pending} reason={disabledReason} onClick={onConfirm}>
            {confirmText ?? t.confirm}
          </LoanButton>
          {onReselect && (
            <Button block kind="text" size="medium" disabled={pending} onClick={onReselect}>
              {reselectText ?? t.reselect}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.stack}>
        <Surface>
          <p className={styles.label}>{t.amount}</p>
          <div className={styles.amount}>
            <span aria-live="polite">
              <Amount value={amount} size="large" unit="¥" />
            </span>
            {allBorrow && (
              <Button
                kind="text"
                size="small"
                disabled={(allBorrow.disabled ?? false) || pending}
                onClick={allBorrow.onBorrow}
              >
                {allBorrow.text ?? t.allBorrow}
              </Button>
            )}
          </div>
          <FactList facts={facts} className={styles.facts} />
        </Surface>
        {children && <Surface pad="list">{children}</Surface>}
        <Surface heading={t.institutions} level={3}>
          <InstitutionList institutions={institutions} />
        </Surface>
      </div>
    </Sheet>
  )
}
