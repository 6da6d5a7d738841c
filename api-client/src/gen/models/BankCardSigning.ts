// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';
import { zFlag } from '../models/Flag.ts';

/**
 * Signing with the bank.
 */
export const zBankCardSigning = /*#__PURE__*/ lazySchema(() => z.object({
    signedStatus: z.nullish(zFlag()),
    authOrderNo: z.nullish(z.string()),
    transactionNo: z.nullish(z.string()),
    phoneNo: z.nullish(z.string()),
    escapeCode: z.nullish(z.number().check(whole))
}));

