import type { FlowData } from '@koo/flow'
import { cashLoan } from '@koo/flow-cash-loan'
import { account } from './login/flow.ts'

/** Every flow this app shows. Adding one is one line here. */
export const flows: readonly FlowData[] = [account, cashLoan]
