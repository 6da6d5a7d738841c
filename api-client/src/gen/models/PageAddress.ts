// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { lazySchema } from '../../schema.ts';

/**
 * A page on another host. It passes the address gate of the app before the browser goes there.
 */
export const zPageAddress = /*#__PURE__*/ lazySchema(() => z.object({
    url: z.string()
}));

