import type { LoanAgreement } from '@koo/api-client/types'
import { hasFailed, useOpenUrl } from '@koo/page'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { ConsentLine } from './ConsentLine.tsx'
import { copy } from './copy.ts'
import type { ConsentOptions } from './options.ts'
import { useConsentTick } from './useConsentTick.ts'

/** Consent on one page. */
export interface Consent {
  /** The agreement line, to be shown above the button; undefined when nothing has to be asked. */
  line: ReactNode
  /** Resolves with whether a consent is on the server's record; the line says what is missing. */
  check(): Promise<boolean>
  /** Opens an agreement to be read, or says that it cannot be opened. */
  openAgreement(url: string): Promise<boolean>
}

const NONE: readonly LoanAgreement[] = []

/** Consent to a product's agreements, for the page that asks for it. `onOpenAll` shows the whole list of agreements. */
export function useConsent(
  options: ConsentOptions,
  agreements: UseQueryResult<LoanAgreement[]>,
  onOpenAll?: () => void,
): Consent {
  const { data, refetch } = agreements
  const { checked, setTick, recorded } = useConsentTick(options, data ?? NONE)
  const [isMissing, setMissing] = useState(false)
  const openAgreement = useOpenUrl(copy.closed)
  const failed = hasFailed(agreements)
  // Pages render for other reasons while the line stays the same.
  const line = useMemo(
    () => (
      <ConsentLine
        agreements={data}
        hasFailed={failed}
        onRetry={refetch}
        checked={checked}
        isMissing={isMissing}
        onCheckedChange={setTick}
        onOpen={openAgreement}
        onOpenAll={onOpenAll}
      />
    ),
    [data, failed, refetch, checked, isMissing, setTick, openAgreement, onOpenAll],
  )
  return {
    line,
    openAgreement,
    check() {
      setMissing(!checked)
      return checked ? recorded() : Promise.resolve(false)
    },
  }
}
