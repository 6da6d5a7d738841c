import type { FlowData } from '@koo/flow'

/** The sheet with the themes of the partners. A page is shown without it rather than not at all. */
const loadThemes = () => import('@koo/kit/theme/partners').catch(() => undefined)

/** A flow whose pages wait for the sheet of their theme, so that they are never shown in another one first. */
export function themed(flow: FlowData): FlowData {
  if (flow.theme === null) return flow
  const pages = Object.entries(flow.pages).map(([name, step]) => {
    const load = async () => (await Promise.all([step.load(), loadThemes()]))[0]
    return [name, { ...step, load }]
  })
  return { ...flow, pages: Object.fromEntries(pages) }
}
