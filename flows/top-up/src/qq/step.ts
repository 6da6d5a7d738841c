import { defineStep, type StepPageProps } from '@koo/flow'
import { shopExits } from '../shop/step.ts'

const step = defineStep({ title: 'QQ充值', exits: { ...shopExits, phone: null, video: null } })

/** Tops up a QQ account. */
export const qq = step.page(() => import('./Qq.tsx'))

export type Props = StepPageProps<typeof step>
