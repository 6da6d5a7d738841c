// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { lazySchema } from '../../schema.ts';

/**
 * Address of a place.
 */
export const zPostalAddress = /*#__PURE__*/ lazySchema(() => z.object({
    province: z.nullish(z.string()),
    city: z.nullish(z.string()),
    area: z.nullish(z.string()),
    street: z.nullish(z.string()),
    detail: z.nullish(z.string())
}));

