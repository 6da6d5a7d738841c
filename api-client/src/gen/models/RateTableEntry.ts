// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { lazySchema } from '../../schema.ts';
import { zPeriods } from '../models/Periods.ts';
import { zRate } from '../models/Rate.ts';
import { zYuan } from '../models/Yuan.ts';

/**
 * A rate for a range of amounts and one period. Both ends of the range are inside.
 */
export const zRateTableEntry = /*#__PURE__*/ lazySchema(() => z.object({
    minRange: zYuan(),
    maxRange: zYuan(),
    loanPeriod: zPeriods(),
    handFeeRate: zRate(),
    irr: zRate(),
    instBaseYearRate: zRate()
}));

