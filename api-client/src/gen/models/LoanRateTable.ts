// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { lazySchema } from '../../schema.ts';
import { zRateTableEntry } from '../models/RateTableEntry.ts';

/**
 * Rates by amount and period, older forms.
 */
export const zLoanRateTable = /*#__PURE__*/ lazySchema(() => z.object({
    rateTable: z.array(zRateTableEntry())
}));

