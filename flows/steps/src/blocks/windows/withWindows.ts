import { pageIdOf, type FlowData, type Step } from '@koo/flow'

/** Which pages of a flow show windows. */
export interface WindowPlaces {
  /** The page whose windows are those of the home page. */
  home?: string
  /** Pages on which nothing opens by itself: they last a moment, or the customer is paying. */
  without?: readonly string[]
}

/** The host of windows. A page is shown without it rather than not at all. */
const loadPart = () => import('./WindowsPage.tsx').catch(() => undefined)

/** A flow whose pages show the windows of the server, one at a time. */
export function withWindows<F extends FlowData>(flow: F, { home, without = [] }: WindowPlaces = {}): F {
  const shown = (name: string, step: Step): Step => {
    if (without.includes(name)) return step
    const place = { page: pageIdOf(flow, name), isHome: name === home }
    const load = async () => {
      const [module, part] = await Promise.all([step.load(), loadPart()])
      return part ? part.windowsPage(module, place) : module
    }
    return { ...step, load }
  }
  const pages = Object.entries(flow.pages).map(([name, step]) => [name, shown(name, step)])
  return { ...flow, pages: Object.fromEntries(pages) }
}
