// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';

/**
 * State of something that was asked for.
 */
export const zStatusReply = /*#__PURE__*/ lazySchema(() => z.object({
    status: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    reason: z.nullish(z.string())
}));

