import type { ConsentName } from '../consents.ts'
import { pathOf, type FlowData } from '../flow.ts'
import type { Defect } from './defect.ts'

/** What a consent is to, in words for a partner's testers. */
const WHAT: Readonly<Record<ConsentName, string>> = { credit: 'consent to the query of the credit report' }
const names = Object.keys(WHAT) as ConsentName[]

const pagesThatNeed = (flow: FlowData, consent: ConsentName) =>
  Object.entries(flow.pages).flatMap(([name, { consents }]) => (consents.includes(consent) ? [name] : []))

/** Who takes the consents that a flow needs, as lines of Markdown. */
export const consentLines = (flow: FlowData): string[] =>
  names.flatMap((consent) => {
    const pages = pagesThatNeed(flow, consent)
    if (pages.length === 0) return []
    const elsewhere = flow.consents[consent]
    const asked = `asked for before the first call that needs it (${pages.join(', ')})`
    return [`- ${WHAT[consent]}: ${elsewhere === undefined ? asked : `taken elsewhere, ${elsewhere}`}`]
  })

/** A consent that is taken elsewhere has a place in words, and a page that would ask for it. */
export const checkConsents = (flow: FlowData): Defect[] =>
  names.flatMap((consent) => {
    const elsewhere = flow.consents[consent]
    const where = `consents: '${consent}'`
    if (elsewhere === undefined) return []
    if (elsewhere.trim() === '')
      return [
        { where, what: 'is taken nowhere', cure: 'say where it is taken, or drop it: then it is asked for' },
      ]
    if (pagesThatNeed(flow, consent).length > 0) return []
    return [{ where, what: 'is needed by no page', cure: 'take it out: nobody would be asked for it' }]
  })

/** A page, the calls that need a consent and are in its sources, by path, with that consent. */
export interface ConsentUse {
  readonly page: string
  readonly calls: readonly { readonly path: string; readonly consent: ConsentName }[]
}

/** Calls that let the provider query credit, on pages whose step names no consent: the sheet and the reviewer would not know. */
export const checkConsentUse = (flow: FlowData, uses: readonly ConsentUse[]): Defect[] =>
  uses.flatMap(({ page, calls }) =>
    calls
      .filter(({ consent }) => !flow.pages[page]?.consents.includes(consent))
      .map(({ path, consent }) => ({
        where: pathOf(flow, page),
        what: `sends ${path}, which needs the consent '${consent}', and its step names none`,
        cure: `write \`consents: ['${consent}']\` in the step: it is asked for before the call, or said to be taken elsewhere in the flow's \`consents\``,
      })),
  )
