import { pathOf, titleOf, type FlowData, type Step, type StepEntry } from '@koo/flow'
import { renderToStaticMarkup } from 'react-dom/server'
import { everyFlow } from '../everyFlow.ts'
import { homePath } from '../flows.ts'
import { partnerPaths } from '../frames/reach.ts'
import { Frame } from '@koo/host/chrome'

/** A page that customers open first, from the definition of its flow. */
export interface EntryStep {
  flow: FlowData
  step: Step
  entry: StepEntry
  /** Address inside the app. */
  path: string
  /** Title without a query. */
  title: string
  /** The page that opens without a path. */
  isHome: boolean
}

/** The pages of every flow that have an `entry`. Run at build time only. */
export const entrySteps = (): EntryStep[] =>
  everyFlow.flatMap((flow) =>
    Object.entries(flow.pages).flatMap(([name, step]) => {
      if (!step.entry) return []
      const path = pathOf(flow, name)
      const title = titleOf(step.title, {})
      return [{ flow, step, entry: step.entry, path, title, isHome: path === homePath }]
    }),
  )

/** Addresses that partners may show in a frame, with the channels that lead to them. Run at build time only. */
export const framedByPartners = () => partnerPaths(everyFlow)

/** The skeleton of a page as static HTML. Run at build time only. */
export async function renderSkeleton({ flow, entry, title }: EntryStep): Promise<string> {
  const { default: Skeleton } = await entry.skeleton()
  return renderToStaticMarkup(
    <Frame
      title={title}
      pageId={null}
      back={flow.chrome.back ? () => undefined : null}
      pending={false}
      theme={flow.theme}
    >
      <Skeleton />
    </Frame>,
  )
}
