import { apphomeQueryCardQuery, apphomeQueryGuestCardQuery } from '@koo/api-client/calls'
import { useSession } from '@koo/flow'
import { Page } from '@koo/kit/Page'
import { SectionError } from '@koo/page/layout'
import { hasFailed, isSessionEnd, useCall } from '@koo/page/query'
import { HomeTabs } from '../tabs/HomeTabs.tsx'
import { copy } from './copy.ts'
import { GuestCard } from './GuestCard.tsx'
import { LimitCard } from './LimitCard.tsx'
import type { Props } from './step.ts'
import { WalletRows } from './WalletRows.tsx'
import { WalletSkeleton } from './WalletSkeleton.tsx'

/** The customer comes back from another page to see what has changed. */
const FRESH = { staleTime: 0 }

// role.2
export default function Wallet({ exit }: Props) {
  const isCustomer = useSession().isLoggedIn()
  const card = useCall(isCustomer ? apphomeQueryCardQuery : apphomeQueryGuestCardQuery, {}, FRESH)
  const { data, error } = card
  const isFailed = data === undefined && hasFailed(card) && !isSessionEnd(error)
  const isWaiting = data === undefined && !isFailed
  return (
    <Page busy={isWaiting} footer={<HomeTabs at="wallet" exit={(tab) => exit(tab)} />}>
      {isFailed && <SectionError title={copy.failed} onRetry={() => card.refetch()} />}
      {isWaiting && <WalletSkeleton due={isCustomer} />}
      {data && (isCustomer ? <LimitCard card={data} exit={exit} /> : <GuestCard card={data} exit={exit} />)}
      {isCustomer && <WalletRows exit={exit} />}
    </Page>
  )
}
