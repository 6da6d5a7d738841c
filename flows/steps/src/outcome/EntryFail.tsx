import { Button } from '@koo/kit/Button'
import { ResultPage } from '@koo/page'
import { entryFail, leave } from './copy.ts'
import type { EntryFailProps } from './step.ts'

export default function EntryFail({ exit }: EntryFailProps) {
  return (
    <ResultPage
      tone="bad"
      {...entryFail}
      actions={
        <Button block onClick={() => exit('leave')}>
          {leave.partner}
        </Button>
      }
    />
  )
}
