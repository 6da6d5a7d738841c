import { cashQueryLoanButtonAuthQuery } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { DrawingPeople } from '@koo/kit/Drawing'
import { QueryBoundary, ResultPage } from '@koo/page/layout'
import { once, useCall, useGateway } from '@koo/page/query'
import { momentText, tomorrow } from '@koo/page/time'
import { CONTACTS } from './contactsAuth.ts'
import { contactResult as copy, kept, leave, noLoan } from './copy.ts'
import { useOnward } from '../../blocks/channel/onward.ts'
import type { ContactResultProps } from './step.ts'

export default function ContactResult({ exit }: ContactResultProps) {
  const gateway = useGateway()
  const auth = useCall(cashQueryLoanButtonAuthQuery, {}, once)
  const onto = useOnward()
  const people = <DrawingPeople />
  const home = (
    <Button block onClick={() => exit('leave')}>
      {leave.home}
    </Button>
  )
  const onward = (
    <Button block onClick={() => exit('done')}>
      {onto.name}
    </Button>
  )
  const refresh = (
    <Button block onClick={() => auth.refetch()}>
      {copy.refresh}
    </Button>
  )
  return (
    <QueryBoundary query={auth} skeleton="result" failedTitle={copy.loadFailed}>
      {({ contactsAuth }) => {
        if (contactsAuth === CONTACTS.passed)
          return <ResultPage tone="ok" drawing={people} {...copy.passed} next={onto.next} actions={onward} />
        if (contactsAuth !== CONTACTS.failed)
          return <ResultPage tone="wait" drawing={people} {...copy.waiting} kept={kept} actions={refresh} />
        const now = gateway.serverNow()
        const { title, text } = copy.failed
        const until = momentText(tomorrow(now), now)
        return (
          <ResultPage
            tone="bad"
            drawing={people}
            title={title}
            money={noLoan}
            next={text(until)}
            actions={home}
          />
        )
      }}
    </QueryBoundary>
  )
}
