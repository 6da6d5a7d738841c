import type { FlowData } from '@koo/flow'
import { flows, laterFlows } from './flows.ts'

/** Every flow this app shows, with those whose definition comes later: for the build and for tests. */
export const everyFlow: readonly FlowData[] = [
  ...flows,
  ...(await Promise.all(laterFlows.map(({ load }) => load()))),
]
