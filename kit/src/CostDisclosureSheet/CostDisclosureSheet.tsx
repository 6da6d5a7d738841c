'use client'
import { CostGlance } from '../CostDisclosure/CostGlance.tsx'
import { CostSections } from '../CostDisclosure/CostSections.tsx'
import type { LoanCosts } from '../CostDisclosure/costs.ts'
import { Sheet, type SheetProps } from '../Sheet/index.ts'
import { Surface } from '../Surface/index.ts'
import type { Timer } from '../timing/index.ts'
import * as styles from './CostDisclosureSheet.css.ts'
import { ReadingFooter } from './ReadingFooter.tsx'
import type { CostSheetWords } from './words.ts'

export interface CostDisclosureSheetProps extends Omit<
  SheetProps,
  'title' | 'description' | 'header' | 'footer' | 'bodyProps' | 'children'
> {
  costs: LoanCosts
  words: CostSheetWords
  /** Seconds for which the table must be on the screen before it can be confirmed. They begin again when its texts change. */
  seconds?: number
  /**
   * Called by the confirming button with the whole seconds for which the table was on the screen. While a returned promise is
   * pending, the button is busy. The caller closes the sheet.
   */
  onConfirm: (secondsVisible: number) => unknown
  /** What the seconds are measured by, the same at every render. Default: the time of the browser. */
  timer?: Timer
}

/**
 * What a loan costs in all, in a sheet that is read for some seconds and confirmed before the loan is signed: the sum in yuan and
 * the rate of a year first, then every charge.
 */
export function CostDisclosureSheet(props: CostDisclosureSheetProps) {
  const { costs, words, seconds = 0, onConfirm, timer, ...rest } = props
  return (
    <Sheet
      {...rest}
      title={words.title}
      // Nothing inside takes the focus, so the scrolling part does.
      bodyProps={{ tabIndex: 0, role: 'region', 'aria-label': words.content }}
      footer={
        <ReadingFooter
          costs={costs}
          seconds={seconds}
          timer={timer}
          words={words}
          onConfirm={onConfirm}
          onBack={() => rest.onOpenChange(false)}
        />
      }
    >
      <div className={styles.stack}>
        <Surface>
          <CostGlance costs={costs} words={words} apart />
        </Surface>
        <CostSections costs={costs} words={words} level={3} apart />
      </div>
    </Sheet>
  )
}
