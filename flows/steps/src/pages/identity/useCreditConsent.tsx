import { otherGetMultiWebConfigQuery } from '@koo/api-client/calls'
import { lazySheet, useSheet } from '@koo/page/layout'
import { useCall } from '@koo/page/query'
import { useCallback, type ReactNode } from 'react'
import { useConsent } from '../../blocks/consent/index.ts'
import { AGREEMENTS, creditConsent, readAgreements } from '@koo/page/consent'

const AgreementsSheet = lazySheet(() => import('./AgreementsSheet.tsx'))

export interface CreditConsent {
  /** The agreement line; undefined when the step needs none. */
  line: ReactNode
  /** The list of all agreements, opened from the line. */
  sheet: ReactNode
  /** Whether the server has recorded the consent. */
  check(): Promise<boolean>
}

/** Consent to the credit authorisation, for the step that asks for it. */
export function useCreditConsent(isAsked: boolean): CreditConsent {
  const agreements = useCall(otherGetMultiWebConfigQuery, AGREEMENTS, {
    select: readAgreements,
    enabled: isAsked,
  })
  const sheet = useSheet<'agreements'>()
  const { open } = sheet
  const { line, check, openAgreement } = useConsent(
    creditConsent,
    agreements,
    useCallback(() => open('agreements'), [open]),
  )
  if (!isAsked) return { line: undefined, sheet: undefined, check: () => Promise.resolve(true) }
  return {
    line,
    check,
    sheet: (
      <AgreementsSheet
        {...sheet.props('agreements')}
        agreements={agreements.data ?? []}
        onOpenAgreement={openAgreement}
      />
    ),
  }
}
