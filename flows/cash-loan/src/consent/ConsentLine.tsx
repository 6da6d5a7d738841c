import type { LoanAgreement } from '@koo/api-client/types'
import { AgreementLine } from '@koo/kit/AgreementLine'
import { Button } from '@koo/kit/Button'
import { useMemo } from 'react'
import * as styles from './consent.css.ts'
import { copy } from './copy.ts'

export interface ConsentLineProps {
  agreements: readonly LoanAgreement[] | undefined
  failed: boolean
  retry(): unknown
  agreed: boolean
  /** The customer tried to go on without the tick. */
  isMissing: boolean
  onTick(checked: boolean): void
  onOpen(url: string): void
  /** Shows the whole list; without it every agreement is named in the line. */
  onOpenAll?: (() => void) | undefined
}

const NONE: readonly LoanAgreement[] = []

/** The consent over the button. What cannot be read cannot be agreed to: without the list there is nothing to tick. */
export function ConsentLine(props: ConsentLineProps) {
  const { agreements, failed, retry, agreed, isMissing, onTick, onOpen, onOpenAll } = props
  const names = useMemo(() => (agreements ?? NONE).map(({ url, name }) => ({ id: url, name })), [agreements])
  if (failed) {
    return (
      <p role="alert" className={styles.failed}>
        {copy.failed}
        <Button kind="text" size="small" onClick={() => retry()}>
          {copy.reload}
        </Button>
      </p>
    )
  }
  return (
    <AgreementLine
      className={styles.line}
      checked={agreed}
      disabled={agreements === undefined}
      agreements={names}
      onCheckedChange={onTick}
      onOpen={onOpen}
      {...(onOpenAll ? { onOpenAll } : { max: names.length })}
      error={isMissing && !agreed ? copy.missing : undefined}
    />
  )
}
