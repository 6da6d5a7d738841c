// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { lazySchema } from '../../schema.ts';
import { zYuan } from '../models/Yuan.ts';

/**
 * State of an assessment.
 */
export const zAssessState = /*#__PURE__*/ lazySchema(() => z.object({
    status: z.union([
        z.literal(0),
        z.literal(1),
        z.literal(2),
        z.literal(3)
    ]),
    amount: z.nullish(zYuan()),
    reason: z.nullish(z.string())
}));

