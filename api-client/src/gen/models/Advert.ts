// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { lazySchema } from '../../schema.ts';

/**
 * A picture and where it leads. Texts are cut when they are shown: 15, 4 and 5 characters (spec 5).
 */
export const zAdvert = /*#__PURE__*/ lazySchema(() => z.object({
    code: z.nullish(z.string()),
    pictureUrl: z.string(),
    linkUrl: z.nullish(z.string()),
    title: z.nullish(z.string()),
    description: z.nullish(z.string()),
    buttonText: z.nullish(z.string()),
    cornerMark: z.nullish(z.string())
}));

