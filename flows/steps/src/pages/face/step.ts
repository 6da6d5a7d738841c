import { defineStep, type StepPageProps } from '@koo/flow'
import type { CallGroup } from '../../blocks/channel/group.ts'

// Size: the camera of the app and that of the browser, with what can go wrong at each

/** The call of a face check: that of a channel, or that of the product with its scene. */
export type FaceCall = CallGroup | 'loan' | 'common' | 'merchant'

/**
 * `any`: the app's camera, else the browser's. `native`: without a camera of the app the exit `web` is taken, for flows with
 * a page of their own for it. `web`: the browser's.
 */
export type FaceWay = 'any' | 'native' | 'web'

export interface FaceOptions {
  readonly call: FaceCall
  readonly way: FaceWay
}

/** A face check (step `face-verify`). */
export const step = defineStep({
  title: '人脸识别',
  stage: 'face',
  exits: {
    passed: null,
    failed: null,
    noneLeft: null,
    web: null,
    /** Opens the authorisation over this page. */
    read: null,
  },
  needs: ['capture'],
})

export function face({ call = 'channel', way = 'any' }: Partial<FaceOptions> = {}) {
  const made = step.page(() => import('./Face.tsx'), { call, way } satisfies FaceOptions)
  // A check that a loan asks for, or that nobody has to make, is no part of an application.
  const own = call === 'loan' || call === 'merchant' ? made.with({ stage: null }) : made
  return way === 'web' ? own.with({ needs: [] }) : own
}

export type Props = StepPageProps<typeof step, undefined, FaceOptions>
