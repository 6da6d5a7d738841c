import { creditPreValidatorQuery } from '@koo/api-client/calls'
import { QueryBoundary, type QueryBoundaryProps } from '@koo/page/layout'
import { useCall } from '@koo/page/query'
import type { ReactNode } from 'react'
import { copy } from './copy.ts'
import { NotPermitted, type NotPermittedProps } from './NotPermitted.tsx'

export interface PermittedProps {
  authId: string
  /** Shown until the first reply: a kind of skeleton, or an element of the page. */
  skeleton: QueryBoundaryProps<unknown>['skeleton']
  exit: NotPermittedProps['exit']
  /** The page, once the verification may start. */
  children: ReactNode
}

/** A verification that may start; else the lender's reason, before anything is asked. */
export function Permitted({ authId, skeleton, exit, children }: PermittedProps) {
  const permission = useCall(
    creditPreValidatorQuery,
    { authId },
    {
      staleTime: 0,
      // A camera hides the page too: what was allowed is not asked again behind the work of the customer.
      refetchOnWindowFocus: ({ state }) => state.data?.allowed !== true,
      refetchOnReconnect: ({ state }) => state.data?.allowed !== true,
    },
  )
  return (
    <QueryBoundary query={permission} skeleton={skeleton} failedTitle={copy.failed}>
      {(reply) => (reply.allowed ? children : <NotPermitted permission={reply} exit={exit} />)}
    </QueryBoundary>
  )
}
