import type { FlowData } from './flow.ts'
import { stageOf, type Stage, type StageCode } from './stage.ts'

/** The stages of a flow, in the order in which its server sends customers to them: `order`, else that of its pages. */
export const stagesOf = (flow: FlowData): readonly Stage[] =>
  stagesIn(flow, [...(flow.order ?? []), ...Object.keys(flow.pages)])

/** The stages of the way that a page is on (`ways`); null where it is on none, or on several. */
export function wayOf(flow: FlowData, name: string): readonly Stage[] | null {
  const [way, other] = (flow.ways ?? []).filter((each) => each.includes(name))
  return way && !other ? stagesIn(flow, way) : null
}

function stagesIn({ pages }: FlowData, names: readonly string[]): readonly Stage[] {
  const codes = new Set(names.flatMap((name) => pages[name]?.stage ?? []))
  return [...codes].map(stageOf)
}

/** Where a customer is who has been shown stages in this order. */
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
export function journeyOf(stages: readonly Stage[], walked: readonly StageCode[]): Journey {
  const shown = [...new Set(walked)]
  const last = walked.at(-1)
  const at = stages.findIndex(({ code }) => code === last)
  const counted = at >= 0 && shown.every((code, place) => stages[place]?.code === code)
  const after = at < 0 ? [] : stages.slice(at + 1)
  return {
    now: stages[at],
    counted,
    later: counted ? after : after.filter(({ code }) => !shown.includes(code)),
    next: counted && shown.at(-1) === last ? after[0] : undefined,
  }
}

/** Where a customer is on a way whose stages follow one another by the definition. */
export const journeyOn = (way: readonly Stage[], now: StageCode): Journey => {
  const at = way.findIndex(({ code }) => code === now)
  return journeyOf(
    way,
    way.slice(0, at + 1).map(({ code }) => code),
  )
}

/** Whole minutes of stages together, at least one. */
export const minutesOf = (stages: readonly Stage[]): number =>
  Math.max(1, Math.ceil(stages.reduce((sum, { seconds }) => sum + seconds, 0) / 60))
