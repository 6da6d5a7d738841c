import { useHost, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { ResultPage, useGateway } from '@koo/page'
import { useEffect, useState } from 'react'
import { again, leave, videoFail } from './copy.ts'
import { NoTryLeft } from './NoTryLeft.tsx'
import { readUntil } from './readUntil.ts'
import { faceSearch } from './search.ts'
import type { Leaves, videoFailStep } from './step.ts'

type Props = StepPageProps<typeof videoFailStep, typeof search, Leaves>

export const search = faceSearch

/** What the address keeps: the moment from which there are tries again. Its query alone would say the next day, too, that none is left. */
const UNTIL = 'noneLeftUntil'

export default function VideoFail({ search: { from, tries: given }, options, exit }: Props) {
  const { entry } = useHost()
  const now = useGateway().serverNow()
  const [until] = useState(() => readUntil(entry.getItem(UNTIL), now))
  const noneLeft = Number(given ?? 1) === 0
  useEffect(() => {
    if (noneLeft) entry.setItem(UNTIL, String(until))
  }, [entry, noneLeft, until])
  const tries = given === undefined || noneLeft ? null : Number(given)
  if (noneLeft && now < until) return <NoTryLeft leaves={options.leaves} onLeave={() => exit('leave')} />
  return (
    <ResultPage
      tone="bad"
      title={videoFail.title}
      text={tries === null ? videoFail.text : `${videoFail.text}${videoFail.left(tries)}`}
      actions={
        <>
          <Button block onClick={() => exit(from === 'loan' ? 'loanAgain' : 'again')}>
            {again}
          </Button>
          <Button block kind="text" onClick={() => exit('leave')}>
            {leave[options.leaves]}
          </Button>
        </>
      }
    />
  )
}
