import type { FlowData } from './flow.ts'
import type { Stage } from './step.ts'

const ofPage = (flow: FlowData, name: string): Stage | undefined => flow.pages[name]?.stage ?? undefined

/** The stages of a flow, in the order in which its server sends customers to them: `order`, else that of its pages. */
export function stagesOf(flow: FlowData): readonly Stage[] {
  const names = [...(flow.order ?? []), ...Object.keys(flow.pages)]
  const byTitle = new Map<string, Stage>()
  for (const name of names) {
    const stage = ofPage(flow, name)
    if (stage && !byTitle.has(stage.title)) byTitle.set(stage.title, stage)
  }
  return [...byTitle.values()]
}

/** Where a customer is who has been shown stages in this order, by their titles. */
export interface Journey {
  /** The stage shown last. */
  readonly now: Stage | undefined
  /**
   * Whether its number is certain: the server has sent the customer from the first stage on in the order of the definition, without
   * leaving one out.
   */
  readonly counted: boolean
  /** What comes after it by the definition, without what has been shown already where nothing is counted. */
  readonly later: readonly Stage[]
  /** The stage after it, where the customer is further than ever before; undefined when it is not certain. */
  readonly next: Stage | undefined
}

/** Reads a customer's way through the stages of a flow. */
export function journeyOf(stages: readonly Stage[], walked: readonly string[]): Journey {
  const shown = [...new Set(walked)]
  const last = walked.at(-1)
  const at = stages.findIndex(({ title }) => title === last)
  const counted = at >= 0 && shown.every((title, place) => stages[place]?.title === title)
  const after = at < 0 ? [] : stages.slice(at + 1)
  return {
    now: stages[at],
    counted,
    later: counted ? after : after.filter(({ title }) => !shown.includes(title)),
    next: counted && shown.at(-1) === last ? after[0] : undefined,
  }
}

/** Whole minutes of stages together, at least one. */
export const minutesOf = (stages: readonly Stage[]): number =>
  Math.max(1, Math.ceil(stages.reduce((sum, { seconds }) => sum + seconds, 0) / 60))
