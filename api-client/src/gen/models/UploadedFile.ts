// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { lazySchema } from '../../schema.ts';

/**
 * A file that the server keeps.
 */
export const zUploadedFile = /*#__PURE__*/ lazySchema(() => z.object({
    key: z.nullish(z.string()),
    url: z.nullish(z.string()),
    hash: z.nullish(z.string())
}));

