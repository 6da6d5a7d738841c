// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { lazySchema } from '../../schema.ts';
import { zCount } from '../models/Count.ts';

/**
 * Result of a face check.
 */
export const zFaceCheck = /*#__PURE__*/ lazySchema(() => z.object({
    passed: z.boolean(),
    reason: z.nullish(z.string()),
    remainTimes: z.nullish(zCount())
}));

