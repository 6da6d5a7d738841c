import { lazyModule } from '@koo/kit/lazy'
import { useTapLoad } from '@koo/page/layout'

/** The figures and the tables, which no page needs at first. */
export const late = lazyModule(async () => {
  const [{ figures }, { default: CostDialog }, { TableOnPage }] = await Promise.all([
    import('./figures.ts'),
    import('./CostDialog.tsx'),
    import('./TableOnPage.tsx'),
  ])
  return { figures, CostDialog, TableOnPage }
})

/** Loads them for a tap that needs them, and resolves to whether they are there; if not, that was said. */
export const useLate = () => useTapLoad(late)

/** Loads in advance what a table needs. */
export const prefetchCosts = (): void => void late.load().catch(() => undefined)
