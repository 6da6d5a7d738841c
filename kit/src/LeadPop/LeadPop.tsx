'use client'
import type { ReactNode } from 'react'
import { Amount } from '../Amount/index.ts'
import { BankLogo } from '../BankLogo/index.ts'
import { Button } from '../Button/index.ts'
import { Dialog, type DialogProps } from '../Dialog/index.ts'
import { InstitutionList, type InstitutionItem } from '../InstitutionList/index.ts'
import { Tag } from '../Tag/index.ts'
import * as styles from './LeadPop.css.ts'
import type { leadPopLayouts } from './variants.ts'

type Shell = Omit<
  DialogProps,
  'children' | 'footer' | 'confirmText' | 'cancelText' | 'onConfirm' | 'onCancel' | 'danger'
>

export interface LeadPopProps extends Shell {
  /** `landscape`: the institutions side by side with their icons; `list`: below one another. */
  layout?: (typeof leadPopLayouts)[number]
  /** What has happened, and what it means for the money. */
  text?: ReactNode
  /** What is offered, below what has happened. */
  offer?: ReactNode
  /** The amount of the offer, formatted. */
  figure?: { label: ReactNode; value: string; unit?: string; note?: ReactNode }
  /** Short claims of the configuration. */
  claims?: readonly string[]
  /** The institutions; the first 3 are shown in landscape, else the first 2. */
  institutions: readonly InstitutionItem[]
  confirmText: string
  onConfirm: () => void
  /** Below the buttons: what happens by itself, and how it is stopped. Not announced every second. */
  confirmNote?: ReactNode
  /** Label of the button that stays on the page, which is as large as the other; it closes. */
  stayText?: string
}

/**
 * The partner lender's offer over a page (its relatives): what has happened first, the offer second. Knows no time: a
 * countdown is a text of the caller.
 */
export function LeadPop(props: LeadPopProps) {
  const { layout = 'list', text, offer, figure, claims = [], institutions, ...rest } = props
  const { confirmText, onConfirm, confirmNote, stayText, ...dialog } = rest
  return (
    <Dialog
      closable
      {...dialog}
      footer={
        <div className={styles.actions}>
          <Button block onClick={onConfirm}>
            {confirmText}
          </Button>
          {stayText && (
            <Button block kind="secondary" onClick={() => dialog.onOpenChange(false)}>
              {stayText}
            </Button>
          )}
          {confirmNote && <p className={styles.confirmNote}>{confirmNote}</p>}
        </div>
      }
    >
      {text && <p className={styles.text}>{text}</p>}
      {offer && <p className={styles.offer}>{offer}</p>}
      {figure && (
        <p className={styles.figure}>
          <span className={styles.label}>{figure.label}</span>
          <Amount value={figure.value} {...(figure.unit && { unit: figure.unit })} size="large" />
          {figure.note && <span className={styles.label}>{figure.note}</span>}
        </p>
      )}
      {claims.length > 0 && (
        <p className={styles.claims}>
          {/* Texts of a configuration may be equal. */}
          {claims.map((claim, place) => (
            <Tag key={place} tone="benefit" className={styles.claim}>
              {claim}
            </Tag>
          ))}
        </p>
      )}
      {institutions.length > 0 &&
        (layout === 'landscape' ? (
          <ul className={styles.landscape}>
            {institutions.slice(0, 3).map(({ id, name, logo }) => (
              <li key={id} className={styles.institution}>
                <BankLogo bankName={name} src={logo} />
                <span className={styles.name}>{name}</span>
              </li>
            ))}
          </ul>
        ) : (
          <InstitutionList institutions={institutions} max={2} className={styles.list} />
        ))}
    </Dialog>
  )
}
