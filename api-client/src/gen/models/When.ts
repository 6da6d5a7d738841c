// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { lazySchema } from '../../schema.ts';
import { zEpochMs } from '../models/EpochMs.ts';

/**
 * `YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss` (Beijing time) or milliseconds since 1970.
 */
export const zWhen = /*#__PURE__*/ lazySchema(() => z.union([
    z.string(),
    zEpochMs()
]));

