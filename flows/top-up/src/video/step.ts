import { defineStep, type StepPageProps } from '@koo/flow'
import { shopExits } from '../shop/step.ts'

const step = defineStep({ title: '视频会员充值', exits: { ...shopExits, phone: null, qq: null } })

/** Buys the membership of a video service. */
export const video = step.page(() => import('./Video.tsx'))

export type Props = StepPageProps<typeof step>
