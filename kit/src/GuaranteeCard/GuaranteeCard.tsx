'use client'
import type { ReactNode } from 'react'
import { FactList, type Fact } from '../facts/FactList.tsx'
import { IconShield } from '../Icon/index.ts'
import { ownText } from '../ownText.tsx'
import { Surface, type SurfaceProps } from '../Surface/index.ts'
import * as styles from './GuaranteeCard.css.ts'

export interface GuaranteeCardProps extends Omit<SurfaceProps, 'pad' | 'heading' | 'aside'> {
  heading: ReactNode
  text?: ReactNode
  /** The lenders and the part that each one pays, "¥10,000". */
  parts: readonly Fact[]
}

/** Which lender pays which part of a mixed loan. */
export function GuaranteeCard({ heading, text, parts, className, ...rest }: GuaranteeCardProps) {
  return (
    <Surface
      {...rest}
      heading={
        <span className={styles.heading}>
          <IconShield className={styles.icon} />
          {ownText(heading)}
        </span>
      }
      className={className}
    >
      {text && <p className={styles.text}>{text}</p>}
      <FactList facts={parts} className={styles.parts} />
    </Surface>
  )
}
