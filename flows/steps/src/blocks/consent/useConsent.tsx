import type { LoanAgreement } from '@koo/api-client/types'
import { useAddress } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import { useOpenUrl } from '@koo/page'
import { hasFailed, type QueryView } from '@koo/page/query'
import { useMemo, useState, type ReactNode } from 'react'
import { ConsentLine, type BriefLine } from './ConsentLine.tsx'
import { copy } from './copy.ts'
import type { ConsentOptions } from '@koo/page/consent'
import { useConsentTick } from './useConsentTick.ts'

/** Consent on one page. */
export interface Consent {
  /** The agreement line, to show above the button; undefined when no consent is needed. */
  line: ReactNode
  /** Resolves to whether the server has recorded the consent; otherwise the line says what is missing. */
  check(): Promise<boolean>
  /** Opens an agreement, or shows a message that it cannot be opened. */
  openAgreement(url: string): Promise<boolean>
}

const NONE: readonly LoanAgreement[] = []

/**
 * Consent to a product's agreements, for the page that asks for it. `onOpenAll` shows the whole list of agreements; `brief`
 * makes the line a short one.
 */
export function useConsent(
  options: ConsentOptions,
  agreements: QueryView<readonly LoanAgreement[]>,
  onOpenAll?: () => void,
  brief?: BriefLine,
): Consent {
  const { data, refetch } = agreements
  const { opens } = useAddress()
  const closed = useMemo(() => data?.find(({ url }) => !opens(url)), [data, opens])
  const { checked, setTick, recorded } = useConsentTick(options, (!closed && data) || NONE)
  const [isMissing, setMissing] = useState(false)
  const openAgreement = useOpenUrl(copy.closed)
  const failure = hasFailed(agreements) ? copy.failed : closed ? copy.unreadable(shortName(closed)) : null
  // A page renders often; the line changes rarely.
  const line = useMemo(
    () => (
      <ConsentLine
        agreements={data}
        failure={failure}
        onRetry={refetch}
        checked={checked}
        texts={options}
        isMissing={isMissing}
        onCheckedChange={setTick}
        onOpen={openAgreement}
        onOpenAll={onOpenAll}
        brief={brief}
      />
    ),
    [data, failure, refetch, checked, options, isMissing, setTick, openAgreement, onOpenAll, brief],
  )
  return {
    line,
    openAgreement,
    check() {
      if (failure) toast(closed ? copy.closed : copy.failed, { kind: 'fail' })
      // The tap loads them again: whoever goes on need not find the other button first.
      if (hasFailed(agreements)) void refetch()
      if (!checked && !failure && options.toastsMissing) toast(options.missing ?? copy.missing)
      else setMissing(!checked)
      return checked && !failure ? recorded() : Promise.resolve(false)
    },
  }
}

/** Longest name in a sentence; its own quotation marks are removed. */
const NAME_LETTERS = 20
const shortName = ({ name }: LoanAgreement) => name.replace(/^《|》$/g, '').slice(0, NAME_LETTERS)
