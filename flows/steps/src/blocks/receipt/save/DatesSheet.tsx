import { Button } from '@koo/kit/Button'
import { Sheet } from '@koo/kit/Sheet'
import { copyText } from '@koo/page'
import { copy } from '../copy.ts'
import type { CalendarFacts } from '../types.ts'
import { datesText } from './calendar.ts'
import * as styles from './sheets.css.ts'

interface DatesSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  calendar: CalendarFacts
}

/** The repayment days where no file can be downloaded: a text to copy. */
export function DatesSheet({ calendar, ...state }: DatesSheetProps) {
  const text = datesText(calendar)
  return (
    <Sheet
      {...state}
      title={copy.datesSheet.title}
      description={copy.datesSheet.hint}
      bodyProps={{ tabIndex: 0, role: 'region', 'aria-label': copy.datesSheet.title }}
      footer={
        <Button data-event="receipt_dates" block onClick={() => copyText(text)}>
          {copy.datesSheet.copy}
        </Button>
      }
    >
      <ol className={styles.dates}>
        {text.split('\n').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Sheet>
  )
}
