'use client'
import { CostGlance } from '../CostDisclosure/CostGlance.tsx'
import { CostSections } from '../CostDisclosure/CostSections.tsx'
import type { LoanCosts } from '../CostDisclosure/costs.ts'
import { costDisclosureStrings } from '../CostDisclosure/strings.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Sheet, type SheetProps } from '../Sheet/index.ts'
import { Surface } from '../Surface/index.ts'
import type { Timer } from '../timing/index.ts'
import * as styles from './CostDisclosureSheet.css.ts'
import { ReadingFooter } from './ReadingFooter.tsx'
import { costDisclosureSheetStrings } from './strings.ts'

export interface CostDisclosureSheetProps extends Omit<
  SheetProps,
  'title' | 'description' | 'header' | 'footer' | 'bodyProps' | 'children'
> {
  costs: LoanCosts
  /** Seconds for which the table must be on the screen before it can be confirmed. They begin again when its texts change. */
  seconds?: number
  /**
   * Called by the confirming button with the whole seconds for which the table was on the screen. While a returned promise is
   * pending, the button is busy. The caller closes the sheet.
   */
  onConfirm: (secondsVisible: number) => unknown
  /** Default: 综合融资成本明示表. */
  title?: string
  /** Default: 已阅读并确认. */
  confirmText?: string
  /** The way back, which calls `onOpenChange(false)` as every other way out does. Default: 返回修改. */
  backText?: string
  /** What the seconds are measured by, the same at every render. Default: the time of the browser. */
  timer?: Timer
}

/**
 * What a loan costs in all, in a sheet that is read for some seconds and confirmed before the loan is signed: the sum in yuan and
 * the rate of a year first, then every charge.
 */
export function CostDisclosureSheet(props: CostDisclosureSheetProps) {
  const { costs, seconds = 0, onConfirm, title, confirmText, backText, timer, ...rest } = props
  const own = usePartStrings('costDisclosureSheet', costDisclosureSheetStrings)
  const t = usePartStrings('costDisclosure', costDisclosureStrings)
  return (
    <Sheet
      {...rest}
      title={title ?? t.title}
      // Nothing inside takes the focus, so the scrolling part does.
      bodyProps={{ tabIndex: 0, role: 'region', 'aria-label': own.content }}
      footer={
        <ReadingFooter
          costs={costs}
          seconds={seconds}
          timer={timer}
          confirmText={confirmText ?? own.confirm}
          backText={backText ?? own.back}
          onConfirm={onConfirm}
          onBack={() => rest.onOpenChange(false)}
        />
      }
    >
      <div className={styles.stack}>
        <Surface>
          <CostGlance costs={costs} apart />
        </Surface>
        <CostSections costs={costs} level={3} apart />
      </div>
    </Sheet>
  )
}
