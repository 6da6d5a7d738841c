import { Spinner } from '@koo/kit/Spinner'
import { toast } from '@koo/kit/OverlayHost'
import { chunk, useChunk, useStore, type Store } from '@koo/steps'
import { memo, useEffect } from 'react'
import { copy } from './copy.ts'
import * as styles from './home.css.ts'
import type { LoanFormStore } from './loanForm.ts'
import type { HomeSheetsProps, SheetName } from './sheets/index.tsx'

export type { SheetName }

const sheets = chunk(() => import('./sheets/index.tsx'))

/**
 * Fetches what the customer is going to need: what checks the form, the sheets, and the page after this one. Failing
 * is met when they are asked for.
 */
export function prefetchNext(form: LoanFormStore): void {
  form.prepare().catch(() => undefined)
  sheets.load().catch(() => undefined)
  import('../confirm/page.tsx').catch(() => undefined)
}

export interface SheetSlotProps extends Omit<HomeSheetsProps, 'sheet'> {
  /** Which one is open. Followed here, so that opening one does not draw the page. */
  opened: Store<SheetName | null>
}

/** Whatever opens over the loan page. Its code stays out of the first load. */
export const SheetSlot = memo(function SheetSlot({ opened, ...props }: SheetSlotProps) {
  const module = useChunk(sheets)
  const sheet = useStore(opened, itself)
  const { onClose } = props
  const isMissing = sheet !== null && module === null
  useEffect(() => {
    if (!isMissing) return
    sheets.load().catch(() => {
      toast(copy.failed.part, { kind: 'fail' })
      onClose()
    })
  }, [isMissing, onClose])
  if (module) return <module.HomeSheets {...props} sheet={sheet} />
  return isMissing ? (
    <div className={styles.fetching} role="status">
      <Spinner />
    </div>
  ) : null
})

const itself = (name: SheetName | null) => name
