// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';
import { zId } from '../models/Id.ts';

/**
 * A session.
 */
export const zSession = /*#__PURE__*/ lazySchema(() => z.object({
    token: zId(),
    userId: zId(),
    expiresIn: z.number().check(whole)
}));

