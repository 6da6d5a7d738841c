import type { ExitOf } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingCalendar } from '@koo/kit/Drawing'
import { ResultPage } from '@koo/page/layout'
import { copy } from './copy.ts'
import type { DrawStep } from './step.ts'

interface NoDrawProps {
  exit: ExitOf<DrawStep>
  title: string
  text: string
}

/** Nothing can be drawn now: why, and what else there is. */
export const NoDraw = ({ title, text, exit }: NoDrawProps) => (
  <ResultPage
    tone="quiet"
    drawing={<DrawingCalendar />}
    title={title}
    text={text}
    actions={
      <>
        <Button data-event="sign_in" block onClick={() => exit('signIn')}>
          {copy.signIn}
        </Button>
        <Button data-event="prizes" block kind="text" onClick={() => exit('prizes')}>
          {copy.prizes}
        </Button>
      </>
    }
  />
)
