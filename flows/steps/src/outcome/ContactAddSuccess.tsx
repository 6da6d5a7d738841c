import { Button } from '@koo/kit/Button'
import { ResultPage } from '@koo/page'
import { contactAddSuccess, next } from './copy.ts'
import { fromSearch } from './search.ts'
import type { ContactAddSuccessProps } from './step.ts'

export const search = fromSearch

export default function ContactAddSuccess({ search: { from }, exit }: ContactAddSuccessProps) {
  return (
    <ResultPage
      tone="ok"
      {...contactAddSuccess}
      actions={
        <Button block onClick={() => exit(from === 'loan' ? 'loan' : 'done')}>
          {next}
        </Button>
      }
    />
  )
}
