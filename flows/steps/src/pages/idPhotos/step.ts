import { defineStep } from '@koo/flow'
import type { CallGroup } from '../../blocks/channel/group.ts'

// Size: two photos, each of them read, uploaded and refused by itself

export interface IdPhotosOptions {
  readonly group: CallGroup
}

/** Photos of both sides of the ID card (step `id-card-auth`). */
export const step = defineStep({
  title: '上传身份证',
  stage: 'photos',
  exits: {
    done: null,
    /** To the loan that has asked for it. */
    loan: null,
  },
  needs: ['capture'],
})

export const idPhotos = ({ group = 'channel' }: Partial<IdPhotosOptions> = {}) =>
  step.page(() => import('./IdPhotos.tsx'), { group } satisfies IdPhotosOptions)

export type IdPhotosStep = typeof step
