import type { FlowData } from '@koo/flow'
import { account } from './login/flow.ts'

/** Every flow this app shows. Adding one is one line here. */
export const flows: readonly FlowData[] = [account]
