import { Button } from '@koo/kit/Button'
import { DrawingDoor } from '@koo/kit/Drawing'
import { BusyPage, LoadFailure, ResultPage } from '@koo/page/layout'
import { copy } from './copy.ts'
import type { Props } from './step.ts'
import { useClosing } from './useClosing.ts'

const TONES = { closed: 'ok', unconfirmed: 'wait', open: 'quiet', none: 'quiet' } as const

export default function CancelResult({ exit }: Props) {
  const { face, ask } = useClosing()
  if (face === 'asking') return <BusyPage drawing={<DrawingDoor />} {...copy.asking} />
  if (face === 'failed') return <LoadFailure title={copy.failed} onRetry={ask} />
  return (
    <ResultPage
      tone={TONES[face]}
      drawing={<DrawingDoor />}
      {...copy[face]}
      actions={
        <>
          {face === 'open' && (
            <Button data-event="close_again" block onClick={() => exit('again')}>
              {copy.again}
            </Button>
          )}
          <Button
            data-event="closed_home"
            block
            kind={face === 'open' ? 'text' : 'primary'}
            onClick={() => exit('home')}
          >
            {copy.home}
          </Button>
        </>
      }
    />
  )
}
