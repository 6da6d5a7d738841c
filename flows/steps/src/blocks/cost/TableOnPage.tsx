import { CostDisclosure } from '@koo/kit/CostDisclosure'
import { Notice } from '@koo/kit/Notice'
import { useVisibleSeconds } from '@koo/kit/reading'
import { useClock } from '@koo/page/time'
import { useLayoutEffect } from 'react'
import { copy } from './copy.ts'
import { costTexts } from './costTexts.ts'
import type { CostTable } from './table.ts'
import { words } from './words.ts'

/** What is on the screen, and for how many whole seconds it has been there. */
export interface ShownCost {
  key: string
  seconds: number
}

interface TableOnPageProps {
  table: CostTable
  /** Called with what is on the screen at each second, and with null when it goes. */
  onShown(shown: ShownCost | null): void
}

/** The table on a page. It renders at each second; the page around it does not. */
export function TableOnPage({ table, onShown }: TableOnPageProps) {
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
