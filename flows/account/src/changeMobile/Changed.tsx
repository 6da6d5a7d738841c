import { Button } from '@koo/kit/Button'
import { shownMask } from '@koo/page'
import { ResultPage } from '@koo/page/layout'
import { copy } from './copy.ts'

export interface ChangedProps {
  /** The new number, masked by the server. */
  mobile: string
  onBack: () => unknown
}

/** The number was changed: how to sign in from now on, and what has not changed with it. */
export function Changed({ mobile, onBack }: ChangedProps) {
  const { title, text, next } = copy.changed
  return (
    <ResultPage
      tone="ok"
      title={title}
      text={text(shownMask(mobile))}
      next={next}
      actions={
        <Button data-event="mobile_changed" block onClick={onBack}>
          {copy.back}
        </Button>
      }
    />
  )
}
