import type { FlowData, Step } from '@koo/flow'

/** The line and what it knows. A page is shown without it rather than not at all. */
const loadPart = () => import('./JourneyPage.tsx').catch(() => undefined)

/**
 * A flow whose pages say where the customer is: the line below the title of each stage, and what comes next on the pages between
 * them. For a flow with stages whose order its server knows, or its definition (`ways`); any other one is returned as it is.
 */
export function withJourney(flow: FlowData): FlowData {
  const steps = Object.entries(flow.pages)
  if (!(flow.server || flow.ways) || !steps.some(([, { stage }]) => stage)) return flow
  return {
    ...flow,
    pages: Object.fromEntries(steps.map(([name, step]) => [name, inJourney(flow, name, step)])),
  }
}

function inJourney(flow: FlowData, name: string, step: Step): Step {
  const place = { flow, name, stage: step.stage }
  const load = async () => {
    const [module, part] = await Promise.all([step.load(), loadPart()])
    return part ? part.journeyPage(module, place) : module
  }
  return { ...step, load }
}
