// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { lazySchema } from '../../schema.ts';
import { zId } from '../models/Id.ts';

/**
 * An order that waits for its payment.
 */
export const zOrderCreated = /*#__PURE__*/ lazySchema(() => z.object({
    orderNum: zId(),
    url: z.nullish(z.string())
}));

