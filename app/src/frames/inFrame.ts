import { defineStep, homeOf, pathOf, type FlowData } from '@koo/flow'
import { OpenOutside } from './OpenOutside.tsx'
import { partnerPaths } from './reach.ts'

/**
 * What stands in for a page that may not be shown in a frame: nothing is asked before it, and nothing when it is left. It is no view
 * of that page.
 */
const outside = defineStep({ title: '', login: false, pageId: 'outside' }).page(() =>
  Promise.resolve({ default: OpenOutside }),
)

/**
 * The flows as a frame shows them. The policy of a document names who may frame it; inside the frame the router changes the page, and
 * no document is asked. So every page that no channel of a partner leads to says that it opens outside, and no call of it is made.
 */
export function inFrame(flows: readonly FlowData[]): readonly FlowData[] {
  const allowed = partnerPaths(flows)
  return flows.map((flow) => {
    const pages = Object.entries(flow.pages).map(([name, step]) => [
      name,
      allowed.has(pathOf(flow, name)) ? step : { ...outside, title: step.title },
    ])
    // Where the server may not be asked, the start says so.
    const server = allowed.has(homeOf(flow)) ? flow.server : null
    return { ...flow, server, pages: Object.fromEntries(pages) as FlowData['pages'] }
  })
}
