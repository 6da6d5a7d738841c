// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';

/**
 * Whether something may be done, and if not, why.
 */
export const zPermission = /*#__PURE__*/ lazySchema(() => z.object({
    allowed: z.boolean(),
    reason: z.nullish(z.string()),
    reasonCode: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

