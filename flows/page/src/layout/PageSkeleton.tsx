import { Page } from '@koo/kit/Page'
import { Skeleton } from '@koo/kit/Skeleton'
import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import { VisuallyHidden } from '@koo/kit/VisuallyHidden'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import * as styles from './PageSkeleton.css.ts'

/** What a page shows most of: fields, pictures to take, rows, bank cards, coupons, facts, or one sentence. */
export const skeletonKinds = ['form', 'photos', 'list', 'cards', 'coupons', 'detail', 'result'] as const
export type SkeletonKind = (typeof skeletonKinds)[number]

export interface PageSkeletonProps {
  kind: SkeletonKind
  /** How many of them there are, where a page has always the same number. */
  count?: number
}

/** Skeleton of a page until its first reply, with the heights of the page. Screen readers announce that it is loading. */
export function PageSkeleton({ kind, count }: PageSkeletonProps) {
  return (
    <Page busy>
      {shapes[kind](count)}
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
    </Page>
  )
}

/** Different widths for the values, in design pixels. */
const WIDTHS = [96, 64, 120, 88, 72] as const

/** The parts of a skeleton, one after the other. */
const several = (count: number, part: (width: number, key: number) => ReactNode) =>
  Array.from({ length: count }, (_, at) => part(WIDTHS[at % WIDTHS.length] ?? WIDTHS[0], at))

const intro = (
  <div className={styles.intro}>
    <Skeleton width={280} />
  </div>
)

const field = (width: number, key: number) => (
  <div key={key} className={styles.field}>
    <Skeleton width={56} />
    <div className={styles.value}>
      <Skeleton width={width} height={16} />
    </div>
  </div>
)

const photo = (_: number, key: number) => (
  <div key={key}>
    <Skeleton width={72} />
    <Skeleton shape="block" height={198} className={styles.photo} />
  </div>
)

const row = (width: number, key: number) => (
  <div key={key} className={styles.row}>
    <Skeleton width={width + 60} />
    <Skeleton width={40} />
  </div>
)

const card = (_: number, key: number) => (
  <Skeleton key={key} shape="block" height={116} className={styles.card} />
)

const coupon = (width: number, key: number) => (
  <Surface key={key}>
    <div className={styles.coupon}>
      <Skeleton width={64} height={28} />
      <Stack gap={2}>
        <Skeleton width={width + 40} />
        <Skeleton width={160} />
        <Skeleton width={width} />
      </Stack>
    </div>
  </Surface>
)

const fact = (width: number, key: number) => (
  <div key={key} className={styles.fact}>
    <Skeleton width={72} />
    <Skeleton width={width} />
  </div>
)

const shapes: Record<SkeletonKind, (count?: number) => ReactNode> = {
  form: (count = 5) => (
    <>
      {intro}
      <Surface>{several(count, field)}</Surface>
    </>
  ),
  photos: (count = 2) => (
    <>
      {intro}
      <Surface>
        <Stack gap={5}>{several(count, photo)}</Stack>
      </Surface>
    </>
  ),
  list: (count = 5) => <Surface>{several(count, row)}</Surface>,
  cards: (count = 2) => several(count, card),
  coupons: (count = 4) => (
    <>
      <div className={styles.tabs}>
        {several(3, (_, key) => (
          <Skeleton key={key} width={56} />
        ))}
      </div>
      {several(count, coupon)}
    </>
  ),
  detail: (count = 5) => <Surface>{several(count, fact)}</Surface>,
  result: (count = 3) => (
    <>
      <Surface>
        <Stack align="center" className={styles.result}>
          <Skeleton shape="circle" width={56} height={56} />
          <Skeleton width={120} />
          <Skeleton width={200} />
        </Stack>
      </Surface>
      <Surface>{several(count, fact)}</Surface>
    </>
  ),
}
