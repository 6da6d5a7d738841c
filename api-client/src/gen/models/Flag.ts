// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';

/**
 * A yes/no of an older service: a boolean, or a number of which 0 means no.
 */
export const zFlag = /*#__PURE__*/ lazySchema(() => z.union([
    z.boolean(),
    z.number().check(whole)
]));

