// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { lazySchema } from '../../schema.ts';

/**
 * Who a partner's user is. Numbers are masked.
 */
export const zPartnerUser = /*#__PURE__*/ lazySchema(() => z.object({
    realName: z.nullish(z.string()),
    idNumber: z.nullish(z.string()),
    mobile: z.nullish(z.string()),
    step: z.nullish(z.string())
}));

