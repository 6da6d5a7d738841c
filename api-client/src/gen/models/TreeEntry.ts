// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';

/**
 * A region, or another entry of a tree.
 */
export const zTreeEntry = /*#__PURE__*/ lazySchema(() => z.object({
    id: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    name: z.string(),
    hasChildren: z.nullish(z.boolean())
}));

