import { Button } from '@koo/kit/Button'
import { ResultPage } from '@koo/page'
import { videoSuccess, next } from './copy.ts'
import { fromSearch } from './search.ts'
import type { VideoSuccessProps } from './step.ts'

export const search = fromSearch

export default function VideoSuccess({ search: { from }, exit }: VideoSuccessProps) {
  return (
    <ResultPage
      tone="ok"
      {...videoSuccess}
      actions={
        <Button block onClick={() => exit(from === 'loan' ? 'loan' : 'done')}>
          {next}
        </Button>
      }
    />
  )
}
