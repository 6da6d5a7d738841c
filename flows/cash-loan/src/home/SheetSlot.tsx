import { Spinner } from '@koo/kit/Spinner'
import { toast } from '@koo/kit/OverlayHost'
import { chunk, useChunk } from '@koo/steps'
import { memo, useEffect } from 'react'
import { copy } from './copy.ts'
import * as styles from './home.css.ts'
import type { HomeSheetsProps } from './sheets/index.tsx'

export type { SheetName } from './sheets/index.tsx'

const sheets = chunk(() => import('./sheets/index.tsx'))

/** Fetches what the customer is going to need: the sheets, and the page after this one. Failing is met when they are asked for. */
export function prefetchNext(): void {
  sheets.load().catch(() => undefined)
  import('../confirm/page.tsx').catch(() => undefined)
}

/**
 * Whatever opens over the loan page. Its code stays out of the first load; while nothing is open it is drawn
 * again only for new facts, so that a keystroke costs what is visible.
 */
export const SheetSlot = memo(
  function SheetSlot(props: HomeSheetsProps) {
    const module = useChunk(sheets)
    const { sheet, onClose } = props
    const isMissing = sheet !== null && module === null
    useEffect(() => {
      if (!isMissing) return
      sheets.load().catch(() => {
        toast(copy.failed.part, { kind: 'fail' })
        onClose()
      })
    }, [isMissing, onClose])
    if (module) return <module.HomeSheets {...props} />
    return isMissing ? (
      <div className={styles.fetching} role="status">
        <Spinner />
      </div>
    ) : null
  },
  (before, after) => before.sheet === null && after.sheet === null && before.facts === after.facts,
)
