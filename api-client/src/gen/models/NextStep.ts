// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { lazySchema } from '../../schema.ts';

/**
 * What follows an identity step.
 */
export const zNextStep = /*#__PURE__*/ lazySchema(() => z.object({
    nextStep: z.nullish(z.string()),
    reason: z.nullish(z.string())
}));

