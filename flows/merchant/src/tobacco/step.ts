import { defineStep, type LeavePolicy, type StepPageProps } from '@koo/flow'
import { leaveCopy } from './leaveCopy.ts'

// Size: five small pages of one verification, each loaded by itself

/** Leaving midway asks, whatever leads away; the exits of the pages are the way on, and nobody is asked there. */
const leave: LeavePolicy = {
  id: 'tobacco',
  copy: leaveCopy,
  blocks: ({ action }) => action !== 'REPLACE',
}

const intro = defineStep({ title: '烟草零售认证', exits: { start: null, failed: null }, leave })
const part = defineStep({ title: '烟草零售认证', exits: { next: null, failed: null }, leave })
const failure = defineStep({ title: '认证结果', exits: { done: null, again: null, home: null } })

/** What the verification takes. `failed`: there is no licence. */
export const tobacco = intro.page(() => import('./Tobacco.tsx'))

// Three parts, each shown when it was read. `next`: confirmed; of the last one: the verification is done. `failed`: it is not.
export const tobaccoBasic = part.page(() => import('./BasicInfo.tsx')).with({ title: '基本信息' })
export const tobaccoManage = part.page(() => import('./ManageInfo.tsx')).with({ title: '经营信息' })
export const tobaccoGoods = part.page(() => import('./GoodsInfo.tsx')).with({ title: '商品信息' })

/** Why the verification has not passed. `done`: it has, in another tab. */
export const tobaccoFailure = failure.page(() => import('./Failure.tsx'))

export type IntroProps = StepPageProps<typeof intro>
export type PartProps = StepPageProps<typeof part>
export type FailureProps = StepPageProps<typeof failure>
