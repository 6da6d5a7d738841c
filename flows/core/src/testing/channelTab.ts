import { type FlowEvent, type PageMeta } from '../index.ts'
import { fakeHost, renderFlow, type FakeHostOptions, type Rendered, type RenderOptions } from './index.ts'
import { siku } from './samples/channel.tsx'

const FIRST: PageMeta = { actionType: 'PAGE', pageCode: 'assess-amount-ing' }
let reply = FIRST

/** Views to unmount after the test. */
export const views: Rendered[] = []

/** A host whose server replies what `setPageMeta` was given last. */
export const channelHost = (options: FakeHostOptions = {}) =>
  fakeHost({ pageMeta: () => Promise.resolve(reply), ...options })

/** Renders the sample channel, with a line instead of each page. */
export const open = (options: RenderOptions = {}, flow: Parameters<typeof renderFlow>[0] = siku) => {
  const view = renderFlow(flow, { stub: true, host: channelHost(), ...options })
  views.push(view)
  return view
}

/** Sets the reply of getPageMeta. */
export const setPageMeta = (now: PageMeta = FIRST) => {
  reply = now
}

/** The events of one type. */
export const eventsOfType = <T extends FlowEvent['type']>({ host }: Rendered, type: T) =>
  host.log.events.filter((event): event is Extract<FlowEvent, { type: T }> => event.type === type)
