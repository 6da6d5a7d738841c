import type { FlowData, PageModule, Step } from '@koo/flow'

/** The line and what it knows. A page is shown without it rather than not at all. */
const loadPart = () => import('./JourneyPage.tsx').catch(() => undefined)

/**
 * A flow whose pages say where the customer is: the line below the title of each stage, and what comes next on the pages between
 * them. For a flow with stages whose order its server knows; any other one is returned as it is.
 */
export function withJourney(flow: FlowData): FlowData {
  const steps = Object.entries(flow.pages)
  if (!flow.server || !steps.some(([, { stage }]) => stage)) return flow
  return { ...flow, pages: Object.fromEntries(steps.map(([name, step]) => [name, inJourney(flow, step)])) }
}

function inJourney(flow: FlowData, step: Step): Step {
  /** One component for each module, so that React keeps the page's state. */
  let last: { readonly of: PageModule; readonly shown: PageModule } | undefined
  const props = { flow, stage: step.stage ?? null }
  const load = async () => {
    const [of, part] = await Promise.all([step.load(), loadPart()])
    if (!part) return of
    if (last?.of !== of) last = { of, shown: part.journeyPage(of, props) }
    return last.shown
  }
  return { ...step, load }
}
