'use client'
import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { Sheet, type SheetProps } from '../Sheet/index.ts'
import * as styles from './SurveySheet.css.ts'

export interface SurveySheetProps extends Omit<SheetProps, 'footer'> {
  /** The questions: one `SurveyQuestion` each. */
  children: ReactNode
  submitText: string
  onSubmit: () => unknown
  /** All required answers are there. */
  canSubmit: boolean
  pending?: boolean
  /** Label of the button that closes the survey without an answer. */
  skipText: string
}

/** A survey over the page. Nobody has to answer: one tap leaves it, and stays possible while answers are being sent. */
export function SurveySheet(props: SurveySheetProps) {
  const { submitText, onSubmit, canSubmit, pending = false, skipText, children, ...sheet } = props
  return (
    <Sheet
      {...sheet}
      footer={
        <>
          {/* Busy while it is sent; after a failure it can be tapped again at once. */}
          <Button block lock={0} disabled={!canSubmit} loading={pending} onClick={onSubmit}>
            {submitText}
          </Button>
          <Button block kind="text" size="medium" onClick={() => sheet.onOpenChange(false)}>
            {skipText}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>{children}</div>
    </Sheet>
  )
}
