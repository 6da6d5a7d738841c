import type { Others } from '../others.ts'
import type { Handlers } from '../../../engine/context.ts'
import { autoPayHandlers } from './autopay.ts'
import { billHandlers } from './bills.ts'
import { cardHandlers } from './cards.ts'
import { customerHandlers } from './customer.ts'
import { publishHandlers } from './publish.ts'
import { rightHandlers } from './rights.ts'

/** All handlers of the repayment domain: bills, repayment, automatic repayment, bank cards and rights. */
export const repaymentHandlers = (others: Others) =>
  ({
    ...billHandlers,
    ...autoPayHandlers,
    ...cardHandlers,
    ...customerHandlers(others),
    ...rightHandlers,
    ...publishHandlers,
  }) satisfies Handlers
