import { useLazyModule } from '@koo/kit/lazy'
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { useConfig } from '../useConfig.ts'
import type { CostFigures } from './figures.ts'
import { late, prefetchCosts } from './late.ts'
import { costSetting } from './setting.ts'
import type { CostTable } from './table.ts'
import type { ShownCost } from './TableOnPage.tsx'

/** A table that stands on a page. */
export interface CostOnPage {
  /** The table, to render on the page; null where the configuration asks for none, and until its code is loaded. */
  element: ReactNode
  /** For how many whole seconds the table with this key has been on the screen; null: it is not there. */
  secondsOf(key: string): number | null
}

/**
 * The table of what an order costs in instalments, for the page on which it is paid: it is not asked for in a dialog, the tap that pays
 * confirms it. `make` null: nothing is lent.
 */
export function useCostOnPage(make: ((figures: CostFigures) => CostTable | null) | null): CostOnPage {
  const { isAsked } = costSetting(useConfig('costTable'), null)
  const code = useLazyModule(late)
  useEffect(() => {
    if (isAsked) prefetchCosts()
  }, [isAsked])
  const shown = useRef<ShownCost | null>(null)
  const onShown = useCallback((now: ShownCost | null) => {
    shown.current = now
  }, [])
  const table = isAsked && code && make ? make(code.figures) : null
  return {
    element: code && table && <code.TableOnPage table={table} onShown={onShown} />,
    secondsOf: (key) => (shown.current?.key === key ? shown.current.seconds : null),
  }
}
