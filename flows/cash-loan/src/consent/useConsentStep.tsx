import type { LoanAgreement } from '@koo/api-client/types'
import { useHost } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import { hasFailed } from '@koo/steps'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { ConsentLine } from './ConsentLine.tsx'
import { copy } from './copy.ts'
import { useConsent } from './useConsent.ts'

export interface ConsentStep {
  /** To stand over the button. */
  line: ReactNode
  /** Is there a consent that the server has recorded? Says what is missing if there is none. */
  stands(): Promise<boolean>
  openAgreement(url: string): void
}

const NONE: readonly LoanAgreement[] = []

/** Consent to the loan's agreements, for the page that asks for it. */
export function useConsentStep(
  agreements: UseQueryResult<LoanAgreement[]>,
  onOpenAll?: () => void,
): ConsentStep {
  const { agreed, tick, recorded } = useConsent(agreements.data ?? NONE)
  const [isMissing, setMissing] = useState(false)
  const host = useHost()
  const openAgreement = useCallback(
    (url: string) => {
      void host.openUrl(url).then((opened) => {
        if (!opened) toast(copy.closed, { kind: 'fail' })
      })
    },
    [host],
  )
  const { data, refetch } = agreements
  const failed = hasFailed(agreements)
  const line = useMemo(
    () => (
      <ConsentLine
        agreements={data}
        failed={failed}
        retry={refetch}
        agreed={agreed}
        isMissing={isMissing}
        onTick={tick}
        onOpen={openAgreement}
        onOpenAll={onOpenAll}
      />
    ),
    [data, failed, refetch, agreed, isMissing, tick, openAgreement, onOpenAll],
  )
  return {
    openAgreement,
    stands() {
      setMissing(!agreed)
      return agreed ? recorded() : Promise.resolve(false)
    },
    line,
  }
}
