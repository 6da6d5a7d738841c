import type { Context } from '../../engine/context.ts'
import { customerOf } from '../../engine/context.ts'
import { beijingDay, beijingTime, DAY_MS } from '../../engine/calendar.ts'
import { creditStageOf } from './assessment.ts'
import { limitsIn } from './limits.ts'
import { wireYuan } from '../../engine/money.ts'
import { isFrozen } from '../../people/account/seed.ts'

/** The credit of a customer as the contract describes it: amounts in yuan as decimal text, times in Beijing. */
export interface CreditAmounts {
  loanAmount: string
  canUseLoanAmount: string
  cashTempAvailAmount: string | null
  cashTempEndTime: string | null
  expireDate: string | null
  status: 'none' | 'normal' | 'frozen' | 'expired'
}

/** The credit of the signed-in customer. `status` none: there is no limit yet; expired: the limit has ended. */
export function creditAmounts(context: Context): CreditAmounts {
  const { world } = context
  const { limit } = context.persona()
  const limits = limitsIn(context)
  const expires = world.since + limit.validDays * DAY_MS
  const hasCredit = limits.totalCents > 0
  return {
    loanAmount: wireYuan(limits.totalCents),
    canUseLoanAmount: wireYuan(limits.usableCents),
    cashTempAvailAmount: limits.temporaryEnd === null ? null : wireYuan(limits.temporaryCents),
    cashTempEndTime: limits.temporaryEnd === null ? null : beijingTime(limits.temporaryEnd),
    expireDate: hasCredit ? beijingDay(expires) : null,
    status: statusOf(context, hasCredit),
  }
}

function statusOf(context: Context, hasCredit: boolean): CreditAmounts['status'] {
  const customer = customerOf(context)
  if (isFrozen(customer.persona)) return 'frozen'
  if (hasCredit) return 'normal'
  return creditStageOf(customer) === 'granted' ? 'expired' : 'none'
}
