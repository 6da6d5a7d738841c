/** Where a one-click loan goes on: to a page with agreements that have to be read, to publishing, or nowhere (spec 4). */
import { isText } from '@koo/api-client'
import type { CashLoanConfirmHookV3Content, LoanAgreement } from '@koo/api-client/types'

// gap 74
/** `abnormal`: the server asks for something that does not exist; nothing may be published. */
export type NextOfReading = 'publish' | 'protocol' | 'verification' | 'abnormal'

/** Steps and line of a forced reading (oneClick.3 to oneClick.6). */
const PAGES: readonly { steps: number; line: number; page: NextOfReading }[] = [
  { steps: 1, line: 1, page: 'protocol' },
  { steps: 1, line: 100, page: 'verification' },
  { steps: 2, line: 100, page: 'abnormal' },
  { steps: 2, line: 1, page: 'protocol' },
]

// oneClick.7
/** The page for this reply. Without forced reading the loan is published. */
export function nextOfReading(reply: CashLoanConfirmHookV3Content): NextOfReading {
  const forced = reply?.loanForceReadDTO
  if (!forced) return 'publish'
  const { processLineSteps, processLine } = forced
  return (
    PAGES.find(({ steps, line }) => steps === processLineSteps && line === processLine)?.page ?? 'abnormal'
  )
}

/** The agreements that have to be read, each once. One without name or address cannot be read: null. */
export function agreementsToRead(reply: CashLoanConfirmHookV3Content): LoanAgreement[] | null {
  const list = (reply?.loanForceReadDTO?.openAccInstDealInfos ?? []).map(
    ({ agreementName, agreementUrl }) => ({ name: agreementName, url: agreementUrl }),
  )
  if (list.length === 0 || !list.every(isReadable)) return null
  const byUrl = new Map(list.filter(isReadable).map((each) => [each.url, each]))
  return [...byUrl.values()].map((each) => ({ ...each, isLoanProtocol: true }))
}

const isReadable = (each: { name: unknown; url: unknown }): each is { name: string; url: string } =>
  isText(each.name) && each.name !== '' && isText(each.url) && each.url !== ''
