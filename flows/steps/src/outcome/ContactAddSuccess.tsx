import type { StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { ResultPage } from '@koo/page'
import { endOf, fromSearch } from '../channel/fromLoan.ts'
import { contactAddSuccess, next } from './copy.ts'
import type { contactAddSuccessStep } from './step.ts'

type Props = StepPageProps<typeof contactAddSuccessStep, typeof search>

export const search = fromSearch

export default function ContactAddSuccess({ search: query, exit }: Props) {
  return (
    <ResultPage
      tone="ok"
      {...contactAddSuccess}
      actions={
        <Button block onClick={() => exit(endOf(query))}>
          {next}
        </Button>
      }
    />
  )
}
