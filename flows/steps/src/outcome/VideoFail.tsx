import { Button } from '@koo/kit/Button'
import { ResultPage } from '@koo/page'
import { again, leave, videoFail } from './copy.ts'
import { NoTryLeft } from './NoTryLeft.tsx'
import { faceSearch } from './search.ts'
import type { VideoFailProps } from './step.ts'

export const search = faceSearch

export default function VideoFail({ search: { from, left }, options, exit }: VideoFailProps) {
  const tries = left === undefined ? null : Number(left)
  if (tries === 0) return <NoTryLeft leaves={options.leaves} onLeave={() => exit('leave')} />
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
