import { Button } from '@koo/kit/Button'
import { DrawingSignal } from '@koo/kit/Drawing'
import { Notice } from '@koo/kit/Notice'
import { ResultPage } from '@koo/page/layout'
import { useState } from 'react'
import { copy } from './copy.ts'
import type { Props } from './step.ts'
import { useOnline } from './useOnline.ts'

export default function Offline({ exit }: Props) {
  const isOnline = useOnline()
  const [hasTried, setTried] = useState(false)
  return (
    <ResultPage
      tone={isOnline ? 'ok' : 'bad'}
      drawing={<DrawingSignal />}
      {...copy[isOnline ? 'online' : 'offline']}
      kept={copy.kept}
      actions={
        <>
          <Button
            data-event="offline_retry"
            block
            onClick={() => (isOnline ? exit('retry') : setTried(true))}
          >
            {isOnline ? copy.back : copy.retry}
          </Button>
          <Button data-event="offline_home" block kind="text" onClick={() => exit('home')}>
            {copy.home}
          </Button>
        </>
      }
    >
      <div role="status">{hasTried && !isOnline && <Notice>{copy.still}</Notice>}</div>
    </ResultPage>
  )
}
