import { optionalQuery, type StepPageProps } from '@koo/flow'
import { EmptyState } from '@koo/kit/EmptyState'
import { Page } from '@koo/kit/Page'
import { SectionError } from '@koo/page/layout'
import { hasFailed, isSessionEnd } from '@koo/page/query'
import { useTrack } from '@koo/page/track'
import { useEffect, useMemo } from 'react'
import { HomeTabs } from '../tabs/HomeTabs.tsx'
import { useLeads } from '../useLeads.ts'
import { Adverts } from './Adverts.tsx'
import { copy } from './copy.ts'
import type { HomeEvents } from './events.ts'
import { FloorOf } from './FloorOf.tsx'
import { floorsOf } from './floors.ts'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import type { HomeStep } from './step.ts'
import { useContent } from './useContent.ts'

/** The coupon to which a visitor comes back after the sign-in. */
export const search = optionalQuery({ coupon: /^[\w.-]{1,64}$/ })

type Props = StepPageProps<HomeStep, typeof search>

/** The tabs stay whatever becomes of the floors. */
export default function Home({ exit, search: { coupon } }: Props) {
  const content = useContent()
  const leads = useLeads()
  const { data } = content
  const floors = useMemo(() => data && floorsOf(data, leads), [data, leads])
  useReported(floors?.unknown)
  const isFailed = data === undefined && hasFailed(content) && !isSessionEnd(content.error)
  return (
    <Page busy={!floors && !isFailed} footer={<HomeTabs at="home" exit={(tab) => exit(tab)} />}>
      {isFailed && <SectionError title={copy.failed} onRetry={() => content.refetch()} />}
      {!floors && !isFailed && <HomeSkeleton />}
      {floors?.shown.length === 0 && <EmptyState {...copy.empty} />}
      {floors?.shown.map((floor) => (
        <FloorOf key={floor.code} floor={floor} exit={exit} coupon={coupon} />
      ))}
      {floors && <Adverts />}
    </Page>
  )
}

/** Reports each floor that the page does not know, once a visit. */
function useReported(codes: readonly string[] | undefined) {
  const track = useTrack<HomeEvents>()
  const all = codes?.join(' ') ?? ''
  useEffect(() => {
    for (const code of all === '' ? [] : all.split(' ')) track('unknown_floor', { code })
  }, [all, track])
}
