// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { oneOf } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';

/**
 * State of a payment.
 */
export const zPayState = /*#__PURE__*/ lazySchema(() => z.object({
    status: z.string().check(oneOf([
        'SUCCESS',
        'PAY_ING',
        'CONFIRM_PAY_FAILURE'
    ])),
    reason: z.nullish(z.string())
}));

