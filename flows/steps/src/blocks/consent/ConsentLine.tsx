import type { LoanAgreement } from '@koo/api-client/types'
import { AgreementLine, type AgreementLineProps } from '@koo/kit/AgreementLine'
import { Button } from '@koo/kit/Button'
import { useMemo } from 'react'
import * as styles from './consent.css.ts'
import { copy } from './copy.ts'
import type { ConsentOptions } from '@koo/page/consent'

/** How a line names its agreements where it has little room. */
export type BriefLine = Pick<AgreementLineProps, 'listOnPage' | 'max' | 'tail'>

export interface ConsentLineProps {
  agreements: readonly LoanAgreement[] | undefined
  /** Why the box cannot be ticked: the list did not load, or one of its agreements cannot be opened. */
  failure: string | null
  onRetry(): unknown
  checked: boolean
  /** Texts that differ from those of a loan. */
  texts?: Pick<ConsentOptions, 'lead' | 'missing'>
  /** The customer tried to continue without the tick. */
  isMissing: boolean
  onCheckedChange(checked: boolean): void
  onOpen(url: string): void
  /** Shows the whole list; without it the line names every agreement. */
  onOpenAll?: (() => void) | undefined
  /** What is said otherwise. */
  brief?: BriefLine | undefined
}

const NONE: readonly LoanAgreement[] = []

/** The agreement line above the button. Without the list the box cannot be ticked: nobody can agree to what cannot be read. */
export function ConsentLine(props: ConsentLineProps) {
  const { agreements = NONE, failure, onRetry, checked, texts, isMissing, ...actions } = props
  const { onCheckedChange, onOpen, onOpenAll, brief } = actions
  // By their place: several agreements may have one address.
  const names = useMemo(
    () => agreements.map(({ name }, place) => ({ id: String(place), name })),
    [agreements],
  )
  if (failure) {
    return (
      <p role="alert" className={styles.failed}>
        <span>{failure}</span>
        <Button kind="text" size="small" onClick={() => onRetry()}>
          {copy.reload}
        </Button>
      </p>
    )
  }
  return (
    <AgreementLine
      className={styles.line}
      value={checked}
      disabled={agreements === NONE}
      lead={texts?.lead ?? copy.lead}
      agreements={names}
      onValueChange={onCheckedChange}
      onOpen={(place) => onOpen(agreements[Number(place)]?.url ?? '')}
      {...(onOpenAll ? { onOpenAll } : { max: names.length })}
      {...brief}
      error={isMissing && !checked ? (texts?.missing ?? copy.missing) : undefined}
    />
  )
}
