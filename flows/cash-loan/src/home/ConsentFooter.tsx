import { AgreementLine } from '@koo/kit/AgreementLine'
import { Button } from '@koo/kit/Button'
import { memo, useMemo } from 'react'
import type { LoanAgreement } from '@koo/api-client/types'
import { copy } from './copy.ts'

export interface ConsentFooterProps {
  agreements: readonly LoanAgreement[] | undefined
  failed: boolean
  retry(): unknown
  agreed: boolean
  /** The customer tried to go on without the tick. */
  isMissing: boolean
  onTick(checked: boolean): void
  onOpen(url: string): void
  onOpenAll(): void
}

const NONE: readonly LoanAgreement[] = []

/** The consent over the button. What cannot be read cannot be agreed to: without the list there is nothing to tick. */
export const ConsentFooter = memo(function ConsentFooter(props: ConsentFooterProps) {
  const { agreements, failed, retry, agreed, isMissing, onTick, onOpen, onOpenAll } = props
  const names = useMemo(() => (agreements ?? NONE).map(({ url, name }) => ({ id: url, name })), [agreements])
  if (failed) {
    return (
      <p role="alert">
        {copy.agreementsFailed}
        <Button kind="text" size="small" onClick={retry}>
          {copy.reload}
        </Button>
      </p>
    )
  }
  return (
    <AgreementLine
      checked={agreed}
      disabled={agreements === undefined}
      agreements={names}
      onCheckedChange={onTick}
      onOpen={onOpen}
      onOpenAll={onOpenAll}
      error={isMissing && !agreed ? copy.agreementMissing : undefined}
    />
  )
})
