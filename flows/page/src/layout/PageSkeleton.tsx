import { Page } from '@koo/kit/Page'
import { Skeleton } from '@koo/kit/Skeleton'
import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import { VisuallyHidden } from '@koo/kit/VisuallyHidden'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import * as styles from './layout.css.ts'

export const skeletonKinds = ['form', 'list', 'detail', 'result'] as const
export type SkeletonKind = (typeof skeletonKinds)[number]

/** Skeleton of a page until its first reply. Screen readers announce that it is loading. */
export function PageSkeleton({ kind }: { kind: SkeletonKind }) {
  return (
    <Page busy>
      {shapes[kind]}
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
    </Page>
  )
}

/** Different widths for the values, in design pixels. */
const VALUE_WIDTHS = [96, 64, 120, 88, 72] as const

const field = (width: number) => (
  <Stack key={width} gap={2} className={styles.skeletonField}>
    <Skeleton width={56} />
    <Skeleton shape="block" height={48} />
  </Stack>
)

const row = (width: number) => (
  <div key={width} className={styles.skeletonRow}>
    <Skeleton shape="circle" width={36} height={36} />
    <Stack gap={2}>
      <Skeleton width={width + 40} />
      <Skeleton width={width} />
    </Stack>
  </div>
)

const fact = (width: number) => (
  <div key={width} className={styles.skeletonFact}>
    <Skeleton width={72} />
    <Skeleton width={width} />
  </div>
)

const shapes: Record<SkeletonKind, ReactNode> = {
  form: <Surface>{VALUE_WIDTHS.map(field)}</Surface>,
  list: <Surface>{VALUE_WIDTHS.map(row)}</Surface>,
  detail: <Surface>{VALUE_WIDTHS.map(fact)}</Surface>,
  result: (
    <>
      <Surface>
        <Stack align="center" className={styles.skeletonResult}>
          <Skeleton shape="circle" width={56} height={56} />
          <Skeleton width={120} />
          <Skeleton width={200} />
        </Stack>
      </Surface>
      <Surface>{VALUE_WIDTHS.slice(0, 3).map(fact)}</Surface>
    </>
  ),
}
