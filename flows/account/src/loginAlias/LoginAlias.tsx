import type { StepPageProps } from '@koo/flow'
import { BusyPage } from '@koo/page/layout'
import * as z from 'zod/mini'
import { useReturn } from '../login/useReturn.ts'
import { copy } from './copy.ts'
import type { step } from './step.ts'

/** `redirect`: the address to go on to, checked by the url gate. */
export const search = z.object({ redirect: z.optional(z.string()) })

type Props = StepPageProps<typeof step, typeof search>

/** Stands until the next page has come. */
export default function LoginAlias({ search: { redirect }, exit }: Props) {
  useReturn({ to: redirect, self: '/account/login', exit })
  return <BusyPage {...copy} />
}
