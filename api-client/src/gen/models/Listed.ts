// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { lazySchema } from '../../schema.ts';
import { zId } from '../models/Id.ts';

/**
 * An application that was accepted.
 */
export const zListed = /*#__PURE__*/ lazySchema(() => z.object({
    listingId: zId(),
    loanId: z.nullish(zId()),
    serialNumber: z.nullish(z.string()),
    paymentDay: z.nullish(z.string())
}));

