import type { ConsentName } from '../consents.ts'
import { pathOf, type FlowData } from '../flow.ts'
import type { Defect } from './defect.ts'

/** What a consent is to, and when it is given, in words for a partner's testers. */
const TEXTS: Readonly<Record<ConsentName, { readonly what: string; readonly given: string }>> = {
  credit: {
    what: 'consent to the query of the credit report',
    given: 'asked for before the first call that needs it',
  },
  lend: {
    what: 'consent to the agreements of a loan',
    given: 'given on the page that makes the loan, before its call',
  },
}
const names = Object.keys(TEXTS) as ConsentName[]

const pagesThatNeed = (flow: FlowData, consent: ConsentName) =>
  Object.entries(flow.pages).flatMap(([name, { consents }]) => (consents.includes(consent) ? [name] : []))

/** Who takes the consents that a flow needs, as lines of Markdown. */
export const consentLines = (flow: FlowData): string[] =>
  names.flatMap((consent) => {
    const pages = pagesThatNeed(flow, consent)
    if (pages.length === 0) return []
    const elsewhere = flow.consents[consent]
    const { what, given } = TEXTS[consent]
    const here = `${given} (${pages.join(', ')})`
    return [`- ${what}: ${elsewhere === undefined ? here : `taken elsewhere, ${elsewhere}`}`]
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

/** A page, and what its sources say of consents. */
export interface ConsentUse {
  readonly page: string
  /** The calls that need a consent, by path, with that consent. */
  readonly calls: readonly { readonly path: string; readonly consent: ConsentName }[]
  /** Whether the page has a part that records what the customer agrees to. */
  readonly takes: boolean
}

/**
 * Pages with calls that let the provider query credit or lend, whose step names no consent: the sheet and the reviewer would not know.
 * And pages that lend, say that their own agreements are agreed to, and show none: nobody else can, because only the page knows
 * the agreements of its loan.
 */
export const checkConsentUse = (flow: FlowData, uses: readonly ConsentUse[]): Defect[] =>
  uses.flatMap(({ page, calls, takes }) => {
    const named = flow.pages[page]?.consents ?? []
    const where = pathOf(flow, page)
    const unnamed = calls.filter(({ consent }) => !named.includes(consent))
    const isTaken = takes || flow.consents.lend !== undefined || !named.includes('lend')
    return [
      ...unnamed.map(({ path, consent }) => ({
        where,
        what: `sends ${path}, which needs the consent '${consent}', and its step names none`,
        cure: `write \`consents: ['${consent}']\` in the step: ${CURES[consent]}`,
      })),
      ...(isTaken
        ? []
        : [
            {
              where,
              what: "names the consent 'lend' and has no part that takes it",
              cure: "show the agreements with `useConsent` of @koo/steps/consent and send nothing before `check()`, or say in the flow's `consents` where they are agreed to",
            },
          ]),
    ]
  })

const CURES: Readonly<Record<ConsentName, string>> = {
  credit: "it is asked for before the call, or said to be taken elsewhere in the flow's `consents`",
  lend: "the page shows the agreements of the loan, or the flow's `consents` say where they are agreed to",
}
