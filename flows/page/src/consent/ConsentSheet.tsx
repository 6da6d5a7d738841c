import type { LoanAgreement } from '@koo/api-client/types'
import type { AddressPort } from '@koo/flow'
import { AgreementSheet } from '@koo/kit/AgreementSheet'
import { toast } from '@koo/kit/OverlayHost'
import { useEffect, useState } from 'react'
import { copy } from './copy.ts'
import { versionText } from './versionText.ts'

interface ConsentSheetProps {
  agreements: readonly LoanAgreement[]
  host: AddressPort
  /** Called once, when the sheet is closed: whether the customer has agreed. */
  onAnswer(agreed: boolean): void
}

/** Asks for a consent that a call needs, over the page that makes the call. */
export function ConsentSheet({ agreements, host, onAnswer }: ConsentSheetProps) {
  const [isOpen, setOpen] = useState(true)
  const answer = (agreed: boolean) => {
    setOpen(false)
    onAnswer(agreed)
  }
  // The way back leaves the page: nothing is agreed to for one that is gone.
  useEffect(() => {
    const leave = () => onAnswer(false)
    window.addEventListener('popstate', leave)
    return () => window.removeEventListener('popstate', leave)
  }, [onAnswer])
  const open = async (place: string) => {
    const isOpened = await host.openUrl(agreements[Number(place)]?.url ?? '')
    if (!isOpened) toast(copy.closed, { kind: 'fail' })
  }
  const items = agreements.map(({ name, version }, place) => ({
    id: String(place),
    name,
    ...(version && { note: versionText(version) }),
  }))
  return (
    <AgreementSheet
      open={isOpen}
      onOpenChange={(next) => {
        if (!next) answer(false)
      }}
      title={copy.sheet.title}
      groups={[{ items }]}
      onOpen={(place) => void open(place)}
      agreeText={copy.sheet.agree}
      onAgree={() => answer(true)}
    >
      {copy.sheet.intro}
    </AgreementSheet>
  )
}
