// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { lazySchema } from '../../schema.ts';
import { zId } from '../models/Id.ts';
import { zWaitSeconds } from '../models/WaitSeconds.ts';

/**
 * A code is on its way. Services that say nothing leave the page to its own 60 seconds.
 */
export const zSmsSent = /*#__PURE__*/ lazySchema(() => z.object({
    mobileMasked: z.nullish(z.string()),
    resendSeconds: z.nullish(zWaitSeconds()),
    transactionNo: z.nullish(zId())
}));

