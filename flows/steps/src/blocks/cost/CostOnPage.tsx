import { CostDisclosure } from '@koo/kit/CostDisclosure'
import { Notice } from '@koo/kit/Notice'
import { useVisibleSeconds } from '@koo/kit/reading'
import { useClock } from '@koo/page/time'
import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useConfig } from '../useConfig.ts'
import { copy } from './copy.ts'
import { costTexts } from './costTexts.ts'
import { costSetting } from './setting.ts'
import type { CostTable } from './table.ts'
import { words } from './words.ts'

/** A table that stands on a page. */
export interface CostOnPage {
  /** The table, to render on the page; null where the configuration asks for none. */
  element: ReactNode
  /** For how many whole seconds the table with this key has been on the screen; null: it is not there. */
  secondsOf(key: string): number | null
}

interface Shown {
  key: string
  seconds: number
}

/**
 * The table of what an order costs in instalments, for the page on which it is paid: it is not asked for in a dialog, the tap that pays
 * confirms it. `table` null: there is none.
 */
export function useCostOnPage(table: CostTable | null): CostOnPage {
  const { isAsked } = costSetting(useConfig('costTable'), null)
  const shown = useRef<Shown | null>(null)
  const onShown = useCallback((now: Shown | null) => {
    shown.current = now
  }, [])
  return {
    element: table && isAsked && <TableOnPage table={table} onShown={onShown} />,
    secondsOf: (key) => (shown.current?.key === key ? shown.current.seconds : null),
  }
}

interface TableOnPageProps {
  table: CostTable
  /** Called with what is on the screen at each second, and with null when it goes. */
  onShown(shown: Shown | null): void
}

/** Renders at each second; the page around it does not. */
function TableOnPage({ table, onShown }: TableOnPageProps) {
  const clock = useClock()
  const { key, fault } = table
  const seconds = useVisibleSeconds(fault ? null : key, clock)
  useLayoutEffect(() => {
    onShown({ key, seconds })
    return () => onShown(null)
  }, [key, seconds, onShown])
  if (fault) return <Notice tone="warn">{copy.differs.body}</Notice>
  return <CostDisclosure costs={costTexts(table, clock.now())} words={words} />
}
