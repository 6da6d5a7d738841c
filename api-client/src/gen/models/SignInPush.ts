// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { lazySchema } from '../../schema.ts';
import { zFlag } from '../models/Flag.ts';

/**
 * Reminders of the daily sign-in.
 */
export const zSignInPush = /*#__PURE__*/ lazySchema(() => z.object({
    status: zFlag()
}));

