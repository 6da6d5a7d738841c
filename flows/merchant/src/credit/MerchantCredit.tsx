import type { Permission } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { LeadOn, QueryBoundary, ResultPage } from '@koo/page/layout'
import { AmountForm } from './AmountForm.tsx'
import { copy } from './copy.ts'
import { partOf } from './partOf.ts'
import { Invitation } from './Invitation.tsx'
import { NotAllowed } from './NotAllowed.tsx'
import { OrderForm } from './OrderForm.tsx'
import type { Props } from './step.ts'
import { useStart, type PartProps } from './useStart.ts'

/** Where an application begins: what it wants, the order, the amount. Which of them, the server's status says. */
export default function MerchantCredit({ exit }: Props) {
  const { query, ...start } = useStart()
  return (
    <QueryBoundary query={query} skeleton="detail" failedTitle={copy.failed}>
      {(known) => <Part {...known} start={start} exit={exit} />}
    </QueryBoundary>
  )
}

function Part({ permission, ...props }: PartProps & { permission: Permission }) {
  const part = partOf(props.order)
  // Another page has it: the server says which.
  if (part === 'elsewhere') return <LeadOn to={() => props.exit('moved')} />
  if (part === 'unknown') return <Unknown start={props.start} />
  if (!permission.allowed) return <NotAllowed {...props} permission={permission} />
  if (part === 'order') return <OrderForm {...props} />
  if (part === 'amount') return <AmountForm {...props} />
  return <Invitation {...props} />
}

/** A status that nobody knows here: nothing is claimed, and nothing can be begun. */
const Unknown = ({ start }: Pick<PartProps, 'start'>) => (
  <ResultPage
    tone="wait"
    {...copy.unknown}
    actions={
      <Button data-event="refresh" block onClick={start.refresh}>
        {copy.refresh}
      </Button>
    }
  />
)
