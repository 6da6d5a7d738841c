import { defineStep, type StepPageProps } from '@koo/flow'
import { shopExits } from '../shop/step.ts'

const step = defineStep({ title: '话费充值', exits: { ...shopExits, video: null, qq: null } })

/** Tops up a phone: the number says which articles there are. */
export const phone = step.page(() => import('./Phone.tsx'))

export type Props = StepPageProps<typeof step>
