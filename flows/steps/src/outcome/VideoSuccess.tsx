import type { StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { ResultPage } from '@koo/page'
import { endOf, fromSearch } from '../channel/fromLoan.ts'
import { videoSuccess, next } from './copy.ts'
import type { videoSuccessStep } from './step.ts'

type Props = StepPageProps<typeof videoSuccessStep, typeof search>

export const search = fromSearch

export default function VideoSuccess({ search: query, exit }: Props) {
  return (
    <ResultPage
      tone="ok"
      {...videoSuccess}
      actions={
        <Button block onClick={() => exit(endOf(query))}>
          {next}
        </Button>
      }
    />
  )
}
