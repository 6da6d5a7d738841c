// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole, within } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';

/**
 * A point in time: milliseconds since 1970-01-01T00:00:00Z.
 */
export const zEpochMs = /*#__PURE__*/ lazySchema(() => z.number().check(whole, within(0, 8640000000000000)));

