import { useReturned } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { BusyPage, ResultPage, useOnOpen } from '@koo/page'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

export default function Passage({ exit }: Props) {
  useOnOpen(() => exit('done'))
  if (!useReturned()) return <BusyPage {...copy.passage} />
  return (
    <ResultPage
      tone="wait"
      {...copy.returned}
      actions={
        <Button block onClick={() => exit('done')}>
          {copy.next}
        </Button>
      }
    />
  )
}
