import { cashQueryLoanButtonAuthQuery } from '@koo/api-client/calls'
import type { StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingPeople } from '@koo/kit/Drawing'
import { QueryBoundary, ResultPage } from '@koo/page/layout'
import { once, useCall } from '@koo/page/query'
import { endOf, fromSearch } from '../../blocks/channel/fromLoan.ts'
import { useOnward } from '../../blocks/channel/onward.ts'
import { CONTACTS } from './contactsAuth.ts'
import { contactAddSuccess, contactResult } from './copy.ts'
import type { contactAddSuccessStep } from './step.ts'
import { Undecided } from './Undecided.tsx'

type Props = StepPageProps<typeof contactAddSuccessStep, typeof search>

export const search = fromSearch

export default function ContactAddSuccess({ search: query, exit }: Props) {
  const auth = useCall(cashQueryLoanButtonAuthQuery, {}, once)
  const onto = useOnward(query)
  const onward = () => exit(endOf(query))
  return (
    <QueryBoundary query={auth} skeleton="result" failedTitle={contactResult.loadFailed}>
      {({ contactsAuth }) =>
        contactsAuth === CONTACTS.passed ? (
          <ResultPage
            tone="ok"
            drawing={<DrawingPeople />}
            {...contactAddSuccess.passed}
            next={onto.next}
            actions={
              <Button block onClick={onward}>
                {onto.name}
              </Button>
            }
          />
        ) : (
          <Undecided {...contactAddSuccess.undecided} drawing={<DrawingPeople />} onNext={onward}>
            <Button block kind="text" onClick={() => auth.refetch()}>
              {contactResult.refresh}
            </Button>
          </Undecided>
        )
      }
    </QueryBoundary>
  )
}
