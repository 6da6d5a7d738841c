// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole, within } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';
import { zId } from '../models/Id.ts';

/**
 * The card that the money goes to and repayments come from.
 */
export const zUserBankInfo = /*#__PURE__*/ lazySchema(() => z.object({
    userCardId: zId(),
    bankName: z.string(),
    cardNo: z.string().check(within(4, 32)),
    cardType: z.nullish(z.number().check(whole))
}));

