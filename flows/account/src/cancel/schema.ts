import { messageCode } from '@koo/page/form'
import * as z from 'zod/mini'
import { copy } from './copy.ts'

const { missing, wrong } = copy

export const schema = z.object({
  understood: z.boolean().check(z.refine((ticked) => ticked, { error: missing.understood })),
  code: messageCode({ missing: missing.code, wrong: wrong.code }),
})
