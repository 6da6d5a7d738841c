import { messageCode } from '@koo/page/form'
import * as z from 'zod/mini'
import { copy } from './copy.ts'

export const schema = z.object({ code: messageCode({ missing: copy.missing, wrong: copy.wrong }) })
