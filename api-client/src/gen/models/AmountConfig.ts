// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { oneOf, whole, within } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';
import { zDayOfMonth } from '../models/DayOfMonth.ts';
import { zEpochMs } from '../models/EpochMs.ts';
import { zYuan } from '../models/Yuan.ts';

/**
 * A length of time in milliseconds, up to ten years.
 */
const zDurationMs = /*#__PURE__*/ lazySchema(() => z.number().check(whole, within(0, 315360000000)));

/**
 * Limits of the amount box (spec 3).
 */
export const zAmountConfig = /*#__PURE__*/ lazySchema(() => z.object({
    loanAmount: zYuan(),
    canUseLoanAmount: zYuan(),
    leadFlowLoanAmount: z.nullish(zYuan()),
    minAmount: zYuan(),
    amountUpperLimit: z.nullish(zYuan()),
    amount: z.nullish(zYuan()),
    deltaAmount: z.nullish(zYuan()),
    deltaAmountDate: z.nullish(z.string()),
    expireDate: z.nullish(z.string()),
    cashTempAvailAmount: z.nullish(zYuan()),
    cashTempEndTime: z.nullish(z.string()),
    needScanQRCode: z.nullish(z.boolean()),
    hasChooseReduceFee: z.nullish(z.boolean()),
    reduceFeeMaxAmount: z.nullish(zYuan()),
    currentTime: zEpochMs(),
    billDays: zDurationMs(),
    repaymentDay: zDayOfMonth(),
    customerKind: z.string().check(oneOf(['new', 'old']))
}));

