import type { LoanAgreement } from '@koo/api-client/types'
import { AgreementSheet } from '@koo/kit/AgreementSheet'
import { versionText } from '@koo/page/consent'
import type { OpenState } from '@koo/page/layout'

export interface AgreementsSheetProps extends OpenState {
  agreements: readonly LoanAgreement[]
  onOpenAgreement(url: string): unknown
}

/** The credit authorisation and those of the partners, each with its version. Several may have one address. */
export default function AgreementsSheet({ agreements, onOpenAgreement, ...state }: AgreementsSheetProps) {
  const items = agreements.map(({ name, version }, place) => ({
    id: String(place),
    name,
    ...(version && { note: versionText(version) }),
  }))
  return (
    <AgreementSheet
      {...state}
      groups={[{ items }]}
      onOpen={(place) => onOpenAgreement(agreements[Number(place)]?.url ?? '')}
    />
  )
}
