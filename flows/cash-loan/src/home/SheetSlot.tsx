import { Spinner } from '@koo/kit/Spinner'
import { toast } from '@koo/kit/OverlayHost'
import { chunk, useChunk } from '@koo/steps'
import { useEffect } from 'react'
import { copy } from './copy.ts'
import * as styles from './home.css.ts'
import type { LoanFormStore } from './loanForm.ts'
import type { HomeSheetsProps } from './sheets/index.tsx'

export type { SheetName } from './sheets/index.tsx'

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

/** Whatever opens over the loan page. Its code stays out of the first load. */
export function SheetSlot(props: HomeSheetsProps) {
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
}
