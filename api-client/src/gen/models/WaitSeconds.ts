// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole, within } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';

/**
 * A waiting time in seconds that a user sees counted down.
 */
export const zWaitSeconds = /*#__PURE__*/ lazySchema(() => z.number().check(whole, within(0, 3600)));

