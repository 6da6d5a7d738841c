import { carries, defineStep } from '@koo/flow'
import type { ConfirmQuery } from '../model/queries/confirm.ts'
import { titles } from '../definitionCopy.ts'
import type { CommitmentQuery } from '../model/queries/commitment.ts'

// Size: the recorder of the video, by the app, in the page and by the phone, is as large as the commitment

export interface CommitmentOptions {
  /** `text`: the commitment itself, with the recorder where its video belongs to it. `video`: the recorder alone. */
  readonly shows: 'text' | 'video'
}

/** A commitment before the terms are signed. Leads to its video, or to the terms. */
export const step = defineStep({
  title: titles.videoAuth,
  exits: { confirm: carries<ConfirmQuery>(), smart: carries<CommitmentQuery>(), form: null },
  needs: ['capture'],
})

const commitment = (options: CommitmentOptions) => step.page(() => import('./Commitment.tsx'), options)

/** /cash/home/videoAuth */
export const videoAuth = commitment({ shows: 'text' })
/** /cash/smartVideo */
export const smartVideo = commitment({ shows: 'video' }).with({ title: titles.smartVideo })
