import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({ title: '上传证件', exits: { done: null }, needs: ['capture'] })

/** Pictures of both sides of the ID card of a shop's owner, kept with the merchant application; nothing is read on them. */
export const idPictures = step.page(() => import('./IdPictures.tsx'))

export type Props = StepPageProps<typeof step>
