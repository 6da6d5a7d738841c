// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { oneOf } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';

/**
 * State of a pre-assessment.
 */
export const zPreAssessState = /*#__PURE__*/ lazySchema(() => z.object({
    status: z.string().check(oneOf([
        'ing',
        'fail',
        'success'
    ])),
    reason: z.nullish(z.string())
}));

