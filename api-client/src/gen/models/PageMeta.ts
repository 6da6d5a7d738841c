// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { oneOf } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';

/**
 * The next page, as the server wants it (spec 4).
 */
export const zPageMeta = /*#__PURE__*/ lazySchema(() => z.object({
    actionType: z.string().check(oneOf(['PAGE', 'LINK'])),
    pageCode: z.nullish(z.string()),
    url: z.nullish(z.string())
}));

