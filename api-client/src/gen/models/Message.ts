// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';
import { zWhen } from '../models/When.ts';

/**
 * A message to the user.
 */
export const zMessage = /*#__PURE__*/ lazySchema(() => z.object({
    id: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    type: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    title: z.string(),
    summary: z.nullish(z.string()),
    content: z.nullish(z.string()),
    time: z.nullish(zWhen()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    linkUrl: z.nullish(z.string())
}));

