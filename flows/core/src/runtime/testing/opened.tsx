import { renderFlow, type Rendered, type RenderOptions } from '../../testing/index.ts'

/** Views to unmount after the test. */
export const views: Rendered[] = []

export const open = (flow: Parameters<typeof renderFlow>[0], options: RenderOptions = {}) => {
  const view = renderFlow(flow, options)
  views.push(view)
  return view
}
