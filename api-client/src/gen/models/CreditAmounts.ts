// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';
import { zYuan } from '../models/Yuan.ts';

/**
 * The credit of a user.
 */
export const zCreditAmounts = /*#__PURE__*/ lazySchema(() => z.object({
    loanAmount: z.nullish(zYuan()),
    canUseLoanAmount: z.nullish(zYuan()),
    cashTempAvailAmount: z.nullish(zYuan()),
    cashTempEndTime: z.nullish(z.string()),
    expireDate: z.nullish(z.string()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

