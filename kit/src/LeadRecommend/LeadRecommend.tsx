'use client'
import type { ReactNode } from 'react'
import { BankLogo } from '../BankLogo/index.ts'
import { Button } from '../Button/index.ts'
import { Surface, type SurfaceProps } from '../Surface/index.ts'
import * as styles from './LeadRecommend.css.ts'

export interface LeadRecommendProps extends Omit<SurfaceProps, 'pad' | 'aside' | 'children'> {
  heading: string
  text?: ReactNode
  /** The first institutions; the caller limits their number. */
  institutions?: readonly { id: string; name: string; logo?: string }[]
  actionText: string
  onAction: () => unknown
}

/** Recommends the lenders of the lead flow after a refused loan, with a button to try again there. */
export function LeadRecommend(props: LeadRecommendProps) {
  const { heading, text, institutions = [], actionText, onAction, ...rest } = props
  return (
    <Surface {...rest} heading={heading}>
      {text && <p className={styles.text}>{text}</p>}
      {institutions.length > 0 && (
        <ul className={styles.institutions}>
          {institutions.map(({ id, name, logo }) => (
            <li key={id} className={styles.institution}>
              <BankLogo bankName={name} src={logo} size="small" />
              <span className={styles.name}>{name}</span>
            </li>
          ))}
        </ul>
      )}
      <Button kind="secondary" size="medium" block onClick={onAction}>
        {actionText}
      </Button>
    </Surface>
  )
}
