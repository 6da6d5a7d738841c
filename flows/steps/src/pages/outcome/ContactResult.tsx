import { cashQueryLoanButtonAuthQuery } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { QueryBoundary, ResultPage } from '@koo/page/layout'
import { once, useCall, useGateway } from '@koo/page/query'
import { momentText, tomorrow } from '@koo/page/time'
import { CONTACTS } from './contactsAuth.ts'
import { contactResult as copy, leave, next } from './copy.ts'
import type { ContactResultProps } from './step.ts'

export default function ContactResult({ exit }: ContactResultProps) {
  const gateway = useGateway()
  const auth = useCall(cashQueryLoanButtonAuthQuery, {}, once)
  const home = (
    <Button block onClick={() => exit('leave')}>
      {leave.home}
    </Button>
  )
  const onward = (
    <Button block onClick={() => exit('done')}>
      {next}
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
          return <ResultPage tone="ok" {...copy.passed} actions={onward} />
        if (contactsAuth !== CONTACTS.failed)
          return <ResultPage tone="wait" {...copy.waiting} actions={refresh} />
        const now = gateway.serverNow()
        const { title, text } = copy.failed
        const until = momentText(tomorrow(now), now)
        return <ResultPage tone="bad" title={title} text={text(until)} actions={home} />
      }}
    </QueryBoundary>
  )
}
