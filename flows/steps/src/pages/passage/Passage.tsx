import { Button } from '@koo/kit/Button'
import { DrawingDoor } from '@koo/kit/Drawing'
import { useOnOpen } from '@koo/page'
import { BusyPage, ResultPage } from '@koo/page/layout'
import { copy } from './copy.ts'
import type { Props } from './step.ts'
import { useStillHere } from './useStillHere.ts'

export default function Passage({ exit }: Props) {
  const { how, leave } = useStillHere()
  // The exit ends when the next page is shown, also when that is this page once more.
  const goOn = () => leave(() => exit('done'))
  useOnOpen(goOn)
  if (how === null) return <BusyPage drawing={<DrawingDoor />} {...copy.passage} />
  return (
    <ResultPage
      tone="wait"
      drawing={<DrawingDoor />}
      {...copy[how]}
      actions={
        <Button block onClick={goOn}>
          {how === 'still' ? copy.retry : copy.next}
        </Button>
      }
    />
  )
}
