import { type FlowEvent, type PageMeta } from '../index.ts'
import { renderFlow, type Rendered, type RenderOptions } from './index.ts'
import { meta, siku } from './samples/channel.tsx'

/** Views to unmount after the test. */
export const views: Rendered[] = []

/** Renders the sample channel, with a line instead of each page. */
export const open = (options: RenderOptions = {}, flow: Parameters<typeof renderFlow>[0] = siku) => {
  const view = renderFlow(flow, { stub: true, ...options })
  views.push(view)
  return view
}

/** Sets the reply of getPageMeta. */
export const setPageMeta = (now: PageMeta) => {
  meta.now = now
}

/** The events of one type. */
export const eventsOfType = <T extends FlowEvent['type']>({ host }: Rendered, type: T) =>
  host.log.events.filter((event): event is Extract<FlowEvent, { type: T }> => event.type === type)
