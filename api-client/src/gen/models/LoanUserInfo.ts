// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';

/**
 * Who borrows; shown on the commitment page (spec 3).
 */
export const zLoanUserInfo = /*#__PURE__*/ lazySchema(() => z.object({
    realName: z.nullish(z.string()),
    idNumber: z.nullish(z.string()),
    mobile: z.nullish(z.string()),
    age: z.nullish(z.number().check(whole))
}));

