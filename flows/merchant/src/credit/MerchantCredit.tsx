import type { Permission } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { PageSkeleton, QueryBoundary, ResultPage } from '@koo/page/layout'
import { useEffect, useEffectEvent } from 'react'
import { AmountForm } from './AmountForm.tsx'
import { copy } from './copy.ts'
import { faceOf } from './faceOf.ts'
import { Invitation } from './Invitation.tsx'
import { NotAllowed } from './NotAllowed.tsx'
import { OrderForm } from './OrderForm.tsx'
import type { Props } from './step.ts'
import { useStart, type FaceProps } from './useStart.ts'

/** Where an application begins: what it wants, the order, the amount. Which of them, the server's status says. */
export default function MerchantCredit({ exit }: Props) {
  const { query, ...start } = useStart()
  return (
    <QueryBoundary query={query} skeleton="detail" failedTitle={copy.failed}>
      {(known) => <Face {...known} start={start} exit={exit} />}
    </QueryBoundary>
  )
}

function Face({ permission, ...props }: FaceProps & { permission: Permission }) {
  const face = faceOf(props.order)
  if (face === 'elsewhere') return <Elsewhere exit={props.exit} />
  if (face === 'unknown') return <Unknown start={props.start} />
  if (!permission.allowed) return <NotAllowed {...props} permission={permission} />
  if (face === 'order') return <OrderForm {...props} />
  if (face === 'amount') return <AmountForm {...props} />
  return <Invitation {...props} />
}

/** The application has another page: the server says which. */
function Elsewhere({ exit }: Pick<Props, 'exit'>) {
  const onOpen = useEffectEvent(() => void exit('moved'))
  useEffect(() => onOpen(), [])
  return <PageSkeleton kind="result" />
}

/** A status that nobody knows here: nothing is claimed, and nothing can be begun. */
const Unknown = ({ start }: Pick<FaceProps, 'start'>) => (
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
