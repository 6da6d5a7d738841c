import { ownPageOf, pathOf, type FlowData } from '../flow.ts'
import { stagesOf } from '../stages.ts'
import type { Defect } from './defect.ts'
import { hint } from './near.ts'
import type { PersonaPlan } from './persona.ts'

/** What a partner's server says of the way through its channel. */
export interface PartnerOrder {
  /** The id of the flow. */
  readonly code: string
  /** Address that takes its customers. */
  readonly entry: string
  /** Every step name that its customers get. */
  readonly steps: readonly string[]
  /** Those before the assessment on which a customer proves something, in their order. */
  readonly proofs: readonly string[]
}

const orderOf = (flow: FlowData, partners: readonly PartnerOrder[]) =>
  partners.find(({ code }) => code === flow.id)

/** Whether a flow asks the server where a partner's customer is. */
const isChannel = ({ server }: FlowData) => server?.request !== undefined

/** What the flow opens for a step name: a page, a link to another page of the product, or nothing. */
function opened(flow: FlowData, step: string): string | null {
  const { codes = {}, links = {} } = flow.server ?? {}
  const code = step.toLowerCase()
  const page = codes[code]
  return page === undefined ? (links[code] ?? null) : ownPageOf(flow, page)
}

/** The step names that the flow opens something for. */
const knownSteps = (flow: FlowData) =>
  [...Object.keys(flow.server?.codes ?? {}), ...Object.keys(flow.server?.links ?? {})].filter(
    (step) => opened(flow, step) !== null,
  )

/**
 * Differences between a partner's channel and what the partner's server does: a step without a page, an entry elsewhere, and a
 * persona that goes another way. Without `partners`, as in a project without the sandbox, nothing.
 */
export function checkPartner(
  flow: FlowData,
  partners: readonly PartnerOrder[] | null,
  personas: readonly PersonaPlan[],
): Defect[] {
  if (!isChannel(flow) || partners === null) return []
  const order = orderOf(flow, partners)
  const file = `products/channel/partners of the sandbox`
  if (!order)
    return [
      { where: 'id', what: `'${flow.id}' is no partner of the sandbox`, cure: `add its file to ${file}` },
    ]
  const strays = order.steps
    .filter((step) => opened(flow, step) === null)
    .map((step) => ({
      where: `step '${step}'`,
      what: "is in the partner's order, and no page of the flow answers to it",
      cure: `add the page, or correct the order in ${file}${hint(step, knownSteps(flow))}`,
    }))
  const isInside = `${order.entry}/`.includes(`/pages/credit${flow.base}/`)
  const outside = isInside
    ? []
    : [
        {
          where: `entry ${order.entry}`,
          what: `is no address below ${pathOf(flow, flow.start)}`,
          cure: `correct it in ${file}`,
        },
      ]
  return [...strays, ...outside, ...otherStages(flow, order), ...otherWays(flow, order, personas)]
}

/** The stages that the line above the pages counts, where the partner's server sends its customers to others or in another order. */
function otherStages(flow: FlowData, { proofs }: PartnerOrder): Defect[] {
  const counted = stagesOf(flow).map(({ code }) => code)
  const sent = proofs.flatMap((step) => flow.pages[opened(flow, step) ?? '']?.stage ?? [])
  if (counted.length === 0 || counted.join() === sent.join()) return []
  return [
    {
      where: 'stages',
      what: `are counted as ${counted.join(', ')}, and the partner's server sends to ${sent.join(', ')}`,
      cure: "give the flow `order`, the pages of its server's order, or take `stage` from a page used for something else",
    },
  ]
}

/** Personas that begin where the partner's customers do, and go through the pages in another order than its server sends them. */
function otherWays(
  flow: FlowData,
  { code, proofs }: PartnerOrder,
  personas: readonly PersonaPlan[],
): Defect[] {
  const pages = proofs.flatMap((step) => opened(flow, step) ?? [])
  return personas
    .filter(({ name }) => name === `${code}-start`)
    .flatMap(({ name, lines }) => {
      const walked = lines.flatMap(({ at }) => (pages.includes(at) ? [at] : []))
      if (walked.join() === pages.join()) return []
      return [
        {
          where: `persona '${name}'`,
          what: `goes ${walked.join(', ')}, and the partner's server ${pages.join(', ')}`,
          cure: 'give both the same order',
        },
      ]
    })
}

/** The partner's order of steps with the page of each, as lines of Markdown. */
export function orderLines(flow: FlowData, partners: readonly PartnerOrder[]): string[] {
  const order = isChannel(flow) ? orderOf(flow, partners) : undefined
  if (!order) return []
  const steps = order.proofs.map((step) => `${step} → ${opened(flow, step) ?? 'no page'}`)
  return [`- steps before the assessment: ${steps.join(', ')}`]
}
