import { defineStep, type StepPageProps } from '@koo/flow'
import type { CallGroup } from '../channel/group.ts'

export interface IdPhotosOptions {
  readonly group: CallGroup
}

/** Photos of both sides of the ID card (spec 2, step `id-card-auth`). */
export const step = defineStep({ title: '上传身份证', exits: { done: null } })

export const idPhotos = ({ group = 'channel' }: Partial<IdPhotosOptions> = {}) =>
  step.page(() => import('./IdPhotos.tsx'), { group } satisfies IdPhotosOptions)

export type Props = StepPageProps<typeof step, undefined, IdPhotosOptions>
