// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';
import { zCount } from '../models/Count.ts';
import { zDay } from '../models/Day.ts';
import { zId } from '../models/Id.ts';
import { zYuan } from '../models/Yuan.ts';

/**
 * A bill.
 */
export const zBill = /*#__PURE__*/ lazySchema(() => z.object({
    billId: zId(),
    loanId: z.nullish(zId()),
    title: z.nullish(z.string()),
    amount: zYuan(),
    dueDate: zDay(),
    period: z.nullish(z.number().check(whole)),
    totalPeriods: z.nullish(z.number().check(whole)),
    capital: z.nullish(zYuan()),
    interest: z.nullish(zYuan()),
    fee: z.nullish(zYuan()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    overdueDays: z.nullish(zCount())
}));

