import { defineStep, type StepPageProps } from '@koo/flow'
import type { CallGroup } from '../../blocks/channel/group.ts'

/** Signs in with the credential of a partner. After `done` the server decides what comes next (`loginHook`). */
export const step = defineStep({
  title: '登录',
  login: false,
  signsIn: true,
  exits: {
    done: null,
    /** The partner's credential is refused, or there is neither a credential nor a session. */
    failed: null,
  },
})

export interface Options {
  group: CallGroup
}

/** The page for one call group. */
export const handover = ({ group = 'channel' }: Partial<Options> = {}) =>
  step.page(() => import('./Handover.tsx'), { group })

export type Props = StepPageProps<typeof step, undefined, Options>
