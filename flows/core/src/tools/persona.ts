import type { Dest } from '../destination.ts'

/** A line of a persona as far as it can be held against a flow. */
export interface PlanLine {
  readonly at: string
  readonly exit?: string
  readonly server?: Dest
  readonly ends?: Dest
}
/** A persona as far as it can be held against a flow. */
export interface PersonaPlan {
  readonly name: string
  readonly lines: readonly PlanLine[]
}
