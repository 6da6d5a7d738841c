import type { StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { ResultPage } from '@koo/page'
import { videoSuccess, next } from './copy.ts'
import { fromSearch } from './search.ts'
import type { videoSuccessStep } from './step.ts'

type Props = StepPageProps<typeof videoSuccessStep, typeof search>

export const search = fromSearch

export default function VideoSuccess({ search: { from }, exit }: Props) {
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
